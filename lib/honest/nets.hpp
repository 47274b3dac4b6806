#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "honest/byte_net.hpp"

namespace longwood {

/// The file of a model's net that is part of this program (`lib/games/<game>/`); empty if there is none. The
/// module of the page has none: a net is loaded with its game.
std::string_view built_in_net(std::string_view model);

/// The net of one model in this program.
template <class Model>
class NetOf {
 public:
  /// The net; null if there is none yet.
  static const ByteNet* get() {
    static const std::optional<ByteNet> built_in = read_built_in();
    if (loaded) return &*loaded;
    return built_in ? &*built_in : nullptr;
  }
  /// Takes the net of a file, or says what is wrong with it. Not while a search uses the net.
  static std::expected<void, Problem> load(std::string_view bytes) {
    auto net = ByteNet::read(bytes, Model::net);
    if (!net) return std::unexpected{net.error()};
    loaded = std::move(*net);
    return {};
  }

 private:
  static std::optional<ByteNet> read_built_in() {
    auto net = ByteNet::read(built_in_net(Model::net.model), Model::net);
    return net ? std::optional{std::move(*net)} : std::nullopt;
  }
  static inline std::optional<ByteNet> loaded;
};

}  // namespace longwood
