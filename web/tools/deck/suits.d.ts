/** The outline of a suit (S, H, D or C) of this size with its corner there: absolute M, C, H and Z alone. */
export function pip(suit: string, x: number, y: number, size: number): string
