#include "honest/byte_net.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/rng.hpp"

namespace longwood {
namespace {

constexpr int bits_of_logit = 10;  ///< after the point
constexpr int bits_of_entry = 6;   ///< of a logit, after the point, in the table of chances
constexpr int most_logit = 16;
constexpr float most_byte = 127, most_second = 1000, most_last = 1 << 20;
/// With as many slots, each with a byte, and this bias no sum of the first layer overflows.
constexpr int most_slots = 224, most_bias = 32'767 - most_slots * 127;

/// Chances by logit. Exponentials are made by multiplying, because libraries differ in the last bit.
struct Chances {
  static constexpr int per_side = most_logit << bits_of_entry;
  std::array<Value, 2 * per_side + 2> at{};

  Chances() {
    constexpr double step = 1.015'747'708'586'685'7;  // e to the 1/64
    double power = 1;
    for (int i = 0; i <= per_side; ++i) {
      const double chance = power / (1 + power);
      const auto value = static_cast<Value>(std::lround(chance * one_value));
      at[static_cast<std::size_t>(per_side + i)] = value;
      at[static_cast<std::size_t>(per_side - i)] = one_value - value;
      power *= step;
    }
    at.back() = at[at.size() - 2];
  }
};

Value chance_at(std::int64_t logit) {
  static const Chances chances;
  constexpr std::int64_t most = std::int64_t{most_logit} << bits_of_logit;
  constexpr int finer = bits_of_logit - bits_of_entry;
  const std::int64_t from_least = std::clamp(logit, -most, most) + most;
  const auto entry = static_cast<std::size_t>(from_least >> finer);
  const auto rest = static_cast<std::int32_t>(from_least & ((1 << finer) - 1));
  const Value low = chances.at[entry], high = chances.at[entry + 1];
  const Value value = low + static_cast<Value>((std::int64_t{high - low} * rest) >> finer);
  return std::clamp(value, Value{1}, one_value - 1);
}

float largest(std::span<const float> numbers, std::size_t from, std::size_t step) {
  float most = 1e-6F;
  for (std::size_t i = from; i < numbers.size(); i += step) most = std::max(most, std::abs(numbers[i]));
  return most;
}

template <class Int>
Int rounded(float number, float most) {
  return static_cast<Int>(std::lround(std::clamp(number, -most, most)));
}

/// Whole numbers, the lowest byte first.
template <class Int>
void put(std::string& out, Int number, int bytes) {
  auto bits = static_cast<std::uint64_t>(number);
  for (int i = 0; i < bytes; ++i, bits >>= 8U) out += static_cast<char>(bits & 0xFFU);
}
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_{bytes} {}
  std::int64_t take(int bytes) {
    std::uint64_t bits = 0;
    for (int i = 0; i < bytes; ++i)
      bits |= std::uint64_t{static_cast<unsigned char>(bytes_[at_++])} << (8U * static_cast<unsigned>(i));
    const auto unused = 64U - 8U * static_cast<unsigned>(bytes);
    return static_cast<std::int64_t>(bits << unused) >> unused;
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

constexpr std::size_t bytes_of(int inputs) {
  constexpr std::size_t hidden = ByteNet::hidden, upper = ByteNet::upper;
  return static_cast<std::size_t>(inputs) * hidden + 2 * hidden + 2 * hidden * upper + 4 * upper + 4 * upper +
         8 + 1;
}

std::string checksum(std::string_view bytes) {
  std::uint64_t sum = bytes.size();
  for (const char byte : bytes) sum = mix(sum ^ static_cast<unsigned char>(byte)) + 1;
  constexpr int digits = 16;
  std::string text(digits, '0');
  for (int i = digits; i-- > 0; sum >>= 4U)
    text[static_cast<std::size_t>(i)] = "0123456789abcdef"[sum & 0xFU];
  return text;
}

std::string first_line(const NetHead& head) {
  return "longwood net " + std::to_string(ByteNet::version) + ", " + std::string{head.model} + ", facts " +
         std::to_string(head.version) + ", " + std::to_string(head.inputs) + " inputs";
}

/// The text up to the end of a line, which is removed.
std::string_view line_of(std::string_view& text) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

Problem damaged(const NetHead& head) {
  return problem("the weights of {game} are damaged; fetch the file again", head.model);
}

}  // namespace

ByteNet::ByteNet(Weights& weights) {
  const auto first = weights.first(), first_bias = weights.first_bias(), second = weights.second(),
             second_bias = weights.second_bias(), last_weights = weights.last();
  const std::size_t inputs = first.size() / hidden;
  first_.resize((inputs + 1) * hidden);
  std::array<float, hidden> scale;
  for (std::size_t j = 0; j < hidden; ++j) scale[j] = most_byte / largest(first, j, hidden);
  for (std::size_t i = 0; i < first.size(); ++i)
    first_[i] = rounded<std::int16_t>(first[i] * scale[i % hidden], most_byte);
  for (std::size_t j = 0; j < hidden; ++j)
    first_bias_[j] = rounded<std::int16_t>(first_bias[j] * scale[j], most_bias);

  std::array<float, upper> last;
  for (std::size_t k = 0; k < upper; ++k) {
    std::array<float, hidden> row;
    for (std::size_t j = 0; j < hidden; ++j) row[j] = second[k * hidden + j] / scale[j];
    const float of_row = most_second / largest(row, 0, 1);
    for (std::size_t j = 0; j < hidden; ++j)
      second_[k][j] = rounded<std::int16_t>(row[j] * of_row, most_second);
    second_bias_[k] = rounded<std::int32_t>(second_bias[k] * of_row, 1e8F);
    last[k] = last_weights[k] / of_row * 256;  // the sums are divided by 256
  }
  const float most = largest(last, 0, 1);
  fraction_ = std::clamp(static_cast<int>(std::floor(std::log2(most_last / most))), bits_of_logit, 40);
  for (std::size_t k = 0; k < upper; ++k)
    last_[k] = rounded<std::int32_t>(std::ldexp(last[k], fraction_), most_last);
  last_bias_ = std::llround(std::ldexp(static_cast<double>(weights.last_bias()), fraction_));
}

void ByteNet::change(std::span<const std::uint16_t> from, std::span<const std::uint16_t> to,
                     Sums& sums) const {
  constexpr std::size_t at_once = sizeof(std::uint64_t) / sizeof(std::uint16_t);
  for (std::size_t block = 0; block < from.size(); block += at_once) {
    std::uint64_t before = 0, after = 0;
    std::memcpy(&before, from.data() + block, sizeof before);
    std::memcpy(&after, to.data() + block, sizeof after);
    if (before == after) continue;
    for (std::size_t i = block; i < block + at_once; ++i) {
      if (from[i] == to[i]) continue;
      const std::int16_t* const less = first_.data() + std::size_t{from[i]} * hidden;
      const std::int16_t* const more = first_.data() + std::size_t{to[i]} * hidden;
      for (std::size_t j = 0; j < hidden; ++j)
        sums.at[j] = static_cast<std::int16_t>(sums.at[j] + more[j] - less[j]);
    }
  }
}

Value ByteNet::chance(const Sums& sums) const {
  // below 0 a unit passes on 13/256 of its sum
  std::array<std::int16_t, hidden> units;
  for (std::size_t j = 0; j < hidden; ++j) {
    const std::int16_t x = sums.at[j];
    const auto leaking = static_cast<std::int16_t>(static_cast<std::int16_t>((x >> 4) * 13) >> 4);
    units[j] = std::max(x, leaking);
  }
  std::int64_t logit = last_bias_;
  for (std::size_t k = 0; k < upper; ++k) {
    std::int32_t sum = 0;
    for (std::size_t j = 0; j < hidden; ++j) sum += std::int32_t{units[j]} * second_[k][j];
    const auto scaled = static_cast<std::int32_t>((std::int64_t{sum} + second_bias_[k]) >> 8);
    logit += std::int64_t{std::max(scaled, (scaled * 13) >> 8)} * last_[k];
  }
  return chance_at(logit >> (fraction_ - bits_of_logit));
}

std::string ByteNet::write(const NetHead& head, std::string_view command) const {
  std::string weights;
  for (std::size_t i = 0; i + hidden < first_.size(); ++i) put(weights, first_[i], 1);
  for (const auto number : first_bias_) put(weights, number, 2);
  for (const auto& row : second_)
    for (const auto number : row) put(weights, number, 2);
  for (const auto number : second_bias_) put(weights, number, 4);
  for (const auto number : last_) put(weights, number, 4);
  put(weights, last_bias_, 8);
  put(weights, fraction_, 1);
  return first_line(head) + "\n" + std::string{command} + "\n" + checksum(weights) + "\n\n" + weights;
}

std::expected<ByteNet, Problem> ByteNet::read(std::string_view bytes, const NetHead& head) {
  const auto wanted = first_line(head);
  const auto found = line_of(bytes);
  if (found != wanted)
    return std::unexpected(
        problem("these are not the weights of {game} for this version; they begin with {line}", head.model,
                in_quotes(wanted)));
  line_of(bytes);
  const auto sum = line_of(bytes);
  line_of(bytes);
  if (bytes.size() != bytes_of(head.inputs) || checksum(bytes) != sum) return std::unexpected(damaged(head));

  ByteNet net;
  Reader reader{bytes};
  const auto read_all = [&](auto& numbers, int size) {
    for (auto& number : numbers)
      number = static_cast<std::remove_reference_t<decltype(number)>>(reader.take(size));
  };
  net.first_.resize((static_cast<std::size_t>(head.inputs) + 1) * hidden);
  for (std::size_t i = 0; i + hidden < net.first_.size(); ++i)
    net.first_[i] = static_cast<std::int16_t>(reader.take(1));
  read_all(net.first_bias_, 2);
  for (auto& row : net.second_) read_all(row, 2);
  read_all(net.second_bias_, 4);
  read_all(net.last_, 4);
  net.last_bias_ = reader.take(8);
  net.fraction_ = static_cast<int>(reader.take(1));
  if (net.fraction_ < bits_of_logit) return std::unexpected(damaged(head));
  return net;
}

}  // namespace longwood
