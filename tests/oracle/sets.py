"""The named rule sets as choices of options (rules, sections 7 and C)."""

SETS: dict[str, dict[str, dict[str, str]]] = {
    "la-nationale": {
        "the-nation": {"deal-ends": "locked", "vacancy": "single-card", "redeals": "two", "abeyance": "off"},
        "with-wrap": {
            "corner": "open",
            "deal-play": "none",
            "vacancy": "single-card",
            "families": "returnable",
            "abeyance": "off",
        },
    },
    "la-capricieuse": {
        "open-spaces": {"vacancy": "any-card", "abeyance": "off"},
        "pysolfc": {
            "abeyance": "off",
            "vacancy": "any-card",
            "deal-play": "none",
            "gather": "packets-reversed",
            "families": "returnable",
        },
    },
    "st-helena": {
        "modern": {"restriction": "first-deal", "packing": "any-suit", "deal": "all-at-once"},
        "suits-modern-deal": {"restriction": "first-deal", "deal": "all-at-once"},
        "pysolfc": {
            "restriction": "first-deal",
            "packing": "any-suit",
            "deal": "all-at-once",
            "gather": "all-reversed",
            "families": "returnable",
        },
        "open-spaces": {"vacancy": "any-card"},
        "box-kite": {
            "restriction": "off",
            "packing": "any-suit",
            "deal": "all-at-once",
            "corner": "open",
            "families": "returnable",
            "redeals": "none",
        },
    },
    "la-nivernaise": {
        "tournament": {
            "peek": "open",
            "source": "line",
            "redeals": "two",
            "exchange": "with-base",
            "guarantee": "ace-or-king",
        },
        "no-peeking": {
            "peek": "none",
            "source": "any-place",
            "redeals": "two",
            "exchange": "with-base",
            "guarantee": "brought-up",
        },
    },
    "the-clock": {
        "big-ben": {"marry": "three", "refill": "rotation", "talon": "circle"},
    },
    "fortress": {
        "chessboard": {"base": "first-card", "corner": "open"},
        "pysolfc": {"deal": "rounds", "families": "returnable"},
    },
    "the-fourteenth": {
        "close-up": {"close-up": "last-to-first"},
        "shift": {"close-up": "shift"},
        "each-standstill": {"exchange": "each-standstill"},
        "number-fourteen": {"size": "one-with-one", "close-up": "last-to-first"},
        "quatorze": {"packs": "one", "close-up": "shift", "exchange": "none"},
    },
    "the-sultan": {
        "hoffmann": {"refill": "from-hand", "talon": "unshuffled", "play": "forthwith"},
        "six": {"divan": "six", "refill": "talon-or-divan", "talon": "unshuffled", "turn": "by-itself"},
        "sultan-plus": {"refill": "talon-or-divan", "talon": "unshuffled", "turn": "by-itself"},
        "leisure": {"refill": "leisure"},
        "unshuffled": {"talon": "unshuffled"},
    },
}
