/** The decks are drawn with <use>; their symbols stand once in the document and are fetched when first wanted. */
const wanted = new Map<string, Promise<void>>()

const sources = {
  large: () => import('./deck.svg?raw'),
  classic: () => import('./classic.svg?raw'),
}

async function fetchDeck(deck: keyof typeof sources): Promise<void> {
  const { default: text } = await sources[deck]()
  const holder = document.createElement('div')
  holder.className = 'deck-symbols'
  holder.ariaHidden = 'true'
  holder.innerHTML = text
  document.body.append(holder)
}

/** Puts a deck's symbols into the document, once. The classic faces use pieces of the large deck. */
export function needDeck(deck: keyof typeof sources): Promise<void> {
  let promise = wanted.get(deck)
  if (!promise) {
    promise = fetchDeck(deck)
    wanted.set(deck, promise)
    // a failed fetch may succeed another time
    promise.catch(() => wanted.delete(deck))
  }
  return promise
}
