/** One line on each game for the chooser: what it feels like, not what its rules are. */
export const epithets: Readonly<Record<string, string>> = {
  'la-nationale': 'Twelve open columns. Turn a run about in a vacancy and the knot comes loose.',
  'la-capricieuse': 'The deal itself plays: what fits goes home, what is laid must wait.',
  'st-helena': 'Twelve packets besiege the court; each side has its own gate.',
  'la-nivernaise': 'A vacancy in the flanks buys a glance into every packet.',
  'the-clock': 'Twelve hours to be struck, each by its own card.',
  fortress: 'All fifty-two cards in view. Open one lane and the wall begins to give.',
  'the-fourteenth': 'Pairs that make fourteen, in one line of the square. One exchange, once.',
  'the-sultan': 'Seven kings and an ace build until eight queens surround the Sultan.',
}
