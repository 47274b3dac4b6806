#include "bytes.hpp"
#include "core/deal.hpp"

using namespace longwood;

/// A byte for the game, then a deck: what is accepted holds each card once and reads back as it was written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const Packs& packs = bytes.game().info->packs;
  const auto deal = deal_from_deck(packs, bytes.text());
  if (!deal) {
    require(!deal.error().english().empty() && deal.error().english().find('\n') == std::string::npos);
    return 0;
  }
  require(deal->count == packs.dealt() && !deal->numbered);
  std::array<bool, max_cards> used{};
  for (const Card card : packs.withdrawn) used[card.id] = true;
  for (const Card card : deal->order()) {
    require(!card.none() && card.twin() < packs.count && !used[card.id]);
    used[card.id] = true;
  }
  const std::string text = write_deck(*deal);
  const auto again = deal_from_deck(packs, text);
  require(again && again->cards == deal->cards && again->number == deal->number &&
          write_deck(*again) == text);
  return 0;
}
