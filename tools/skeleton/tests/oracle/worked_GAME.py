"""The worked positions of ${title}."""

from games.${name} import ${type}
from worked_hoffmann import WorkedPositions


class ${type}Worked(WorkedPositions):
    def test_families(self) -> None:
        position = ${type}.from_piles({"1": "2S AS", "2": "2H"})
        self.assertEqual(position.moves(), ["1-sa"])
        self.assert_pile(position.play("1-sa").play("1-sa"), "sa", "AS 2S")
