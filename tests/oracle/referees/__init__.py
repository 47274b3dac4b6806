"""A referee for every named rule set, each written from that set's own source and from nothing of `games`."""

from referees import cadogan, carpets, corners, crescents, crosses, fans, hoffmann, journeys, lanes, letters, pairing, reserves, royals, stairs
from referees.referee import Referee

REFEREES: dict[str, dict[str, type[Referee]]] = {
    "la-nationale": {
        "hoffmann": hoffmann.LaNationaleHoffmann,
        "the-nation": hoffmann.TheNation,
        "with-wrap": hoffmann.LaNationaleWithWrap,
    },
    "la-capricieuse": {
        "hoffmann": hoffmann.LaCapricieuseHoffmann,
        "open-spaces": hoffmann.LaCapricieuseOpenSpaces,
        "pysolfc": hoffmann.LaCapricieusePySolFC,
    },
    "st-helena": {
        "hoffmann": hoffmann.StHelenaHoffmann,
        "modern": hoffmann.StHelenaModern,
        "suits-modern-deal": hoffmann.StHelenaSuits,
        "pysolfc": hoffmann.StHelenaPySolFC,
        "open-spaces": hoffmann.StHelenaOpenSpaces,
        "box-kite": hoffmann.BoxKite,
    },
    "la-nivernaise": {
        "cadogan": hoffmann.LaNivernaiseCadogan,
        "tournament": hoffmann.Tournament,
        "no-peeking": hoffmann.LaNivernaisePySolFC,
    },
    "the-clock": {"cadogan": cadogan.TheClockCadogan, "big-ben": cadogan.BigBen},
    "fortress": {
        "cadogan": cadogan.FortressCadogan,
        "chessboard": cadogan.Chessboard,
        "pysolfc": cadogan.FortressPySolFC,
    },
    "the-fourteenth": {
        "cadogan": cadogan.TheFourteenthCadogan,
        "close-up": cadogan.CloseUp,
        "shift": cadogan.Shift,
        "each-standstill": cadogan.EachStandstill,
        "number-fourteen": cadogan.NumberFourteen,
        "quatorze": cadogan.Quatorze,
    },
    "the-sultan": {
        "cadogan": cadogan.TheSultanCadogan,
        "hoffmann": cadogan.TheSultanHoffmann,
        "six": cadogan.SultanSix,
        "sultan-plus": cadogan.SultanPlus,
        "leisure": cadogan.SultanLeisure,
        "unshuffled": cadogan.SultanUnshuffled,
    },
    "babette": {
        "cadogan": cadogan.BabetteCadogan,
        "one-redeal": cadogan.BabetteWikipedia,
        "at-will": cadogan.BabetteAtWill,
    },
    "napoleon-at-st-helena": {
        "cadogan": lanes.NapoleonCadogan,
        "strict": lanes.NapoleonStrict,
        "pysolfc": lanes.FortyThievesPySolFC,
    },
    "the-fifteen": {"cadogan": lanes.FifteenCadogan, "pysolfc": lanes.FifteenPySolFC},
    "the-flower-garden": {
        "cadogan": lanes.FlowerGardenCadogan,
        "wildflower": lanes.Wildflower,
        "pysolfc": lanes.FlowerGardenPySolFC,
    },
    "the-four-corners": {
        "cadogan": corners.FourCornersCadogan,
        "hoffmann": corners.FourCornersHoffmann,
        "pysolfc": corners.LesQuatreCoinsPySolFC,
    },
    "louis": {"cadogan": letters.LouisCadogan, "hoffmann": letters.LouisHoffmann, "pysolfc": letters.LouisPySolFC},
    "la-belle-lucie": {
        "cadogan": fans.BelleLucieCadogan,
        "pysolfc": fans.BelleLuciePySolFC,
        "fan": fans.TheFan,
        "fan-in-rounds": fans.TheFanInRounds,
    },
    "the-house-in-the-wood": {"cadogan": fans.HouseInTheWoodCadogan, "house-modern": fans.HouseInTheWoodModern},
    "the-house-on-the-hill": {"cadogan": fans.HouseOnTheHillCadogan, "house-modern": fans.HouseOnTheHillModern},
    "the-trefoil": {
        "hoffmann": fans.TrefoilHoffmann,
        "at-will": fans.TrefoilAtWill,
        "last-first": fans.TrefoilLastFirst,
        "face-upwards": fans.TrefoilFaceUpwards,
        "in-pack": fans.TrefoilInPack,
        "pysolfc": fans.TrefoilPySolFC,
    },
    "general-sedgewick": {
        "cadogan": crosses.GeneralSedgewickCadogan,
        "four-seasons": crosses.FourSeasonsWikipedia,
        "pysolfc": crosses.FourSeasonsPySolFC,
    },
    "nestor": {
        "cadogan": pairing.NestorCadogan,
        "hoffmann": pairing.NestorHoffmann,
        "modern": pairing.NestorModern,
    },
    "the-carpet": {"hoffmann": carpets.TheCarpetHoffmann, "carpet": carpets.CarpetOfPrograms},
    "the-travellers": {"hoffmann": journeys.TheTravellersHoffmann, "clock-patience": journeys.ClockOfPrograms},
    "the-crescent": {"hoffmann": crescents.TheCrescentHoffmann, "modern": crescents.CrescentPySolFC},
    "spensers-fairie-queen": {"cadogan": royals.FairieQueenCadogan, "pysolfc": royals.FaerieQueenPySolFC},
    "the-salic-law": {
        "cadogan": royals.SalicLawCadogan,
        "picture-gallery": royals.PictureGalleryHoffmann,
        "picture-gallery-three": royals.PictureGalleryGrace,
        "pysolfc": royals.SalicLawPySolFC,
    },
    "klondike": {
        "cadogan": stairs.KlondikeCadogan,
        "draw-three": stairs.DrawThree,
        "draw-three-final": stairs.DrawThreeFinal,
        "draw-three-squared": stairs.DrawThree,
        "draw-three-squared-final": stairs.DrawThreeFinal,
        "draw-one": stairs.DrawOne,
        "draw-one-final": stairs.DrawOneFinal,
        "vegas": stairs.Vegas,
    },
    "the-demon": {
        "hoffmann": reserves.TheDemonHoffmann,
        "canfield": reserves.Canfield,
        "fanned": reserves.TheDemonHoffmann,
        "canfield-strict": reserves.CanfieldStrict,
    },
}
