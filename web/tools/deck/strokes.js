// A rank is a list of strokes. A stroke is thick where it runs down and thin where it runs across (the stress of a
// nineteenth-century Clarendon), so that it stays legible at 10 px.
export const stem = 22
export const hair = 11

export const number = (n) => (Math.round(n * 10) / 10).toString()

const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]
    return sum + x * v - u * y
  }, 0)

/** A closed outline, always wound the same way so that overlapping strokes unite. */
export function poly(points) {
  const wound = area(points) < 0 ? points.slice().reverse() : points
  return `M${wound.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`
}

export const rect = (x, y, w, h) =>
  poly([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])

export function line(x1, y1, x2, y2, w) {
  const d = Math.hypot(x2 - x1, y2 - y1)
  const nx = ((-(y2 - y1) / d) * w) / 2
  const ny = (((x2 - x1) / d) * w) / 2
  return poly([
    [x1 + nx, y1 + ny],
    [x2 + nx, y2 + ny],
    [x2 - nx, y2 - ny],
    [x1 - nx, y1 - ny],
  ])
}

/** A straight stroke whose ends are cut level, for A, K and 7. */
export const slant = (x1, y1, x2, y2, w) =>
  poly([
    [x1 - w / 2, y1],
    [x1 + w / 2, y1],
    [x2 + w / 2, y2],
    [x2 - w / 2, y2],
  ])

export const ball = (x, y, r) =>
  `M${number(x - r)} ${number(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

function oval(cx, cy, rx, ry, sweep) {
  const arc = (x) => `a${number(rx)} ${number(ry)} 0 1 ${sweep} ${number(x)} 0`
  return `M${number(cx - rx)} ${number(cy)}${arc(2 * rx)}${arc(-2 * rx)}Z`
}

export const ring = (cx, cy, rx, ry, s = stem, h = hair) =>
  oval(cx, cy, rx, ry, 1) + oval(cx, cy, rx - s, ry - h, 0)

/** A Catmull-Rom curve through the points, its width by its direction. */
export function curve(points, thick = stem, thin = hair, steps = 6) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))]
  const way = []
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      way.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * b[j] +
              (c[j] - a[j]) * t +
              (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
              (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t),
        ),
      )
    }
  way.push(points[points.length - 1])
  const left = []
  const right = []
  way.forEach((point, i) => {
    const before = way[Math.max(0, i - 1)]
    const after = way[Math.min(way.length - 1, i + 1)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const d = Math.hypot(dx, dy) || 1
    const half = (thin + (thick - thin) * Math.pow(Math.abs(dy / d), 1.5)) / 2
    left.push([point[0] - (dy / d) * half, point[1] + (dx / d) * half])
    right.push([point[0] + (dy / d) * half, point[1] - (dx / d) * half])
  })
  return poly(left.concat(right.reverse()))
}
