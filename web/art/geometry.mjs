/**
 * Drawing by points. Every path made here uses only the absolute commands M, L, C and Z, so a path
 * can be moved, scaled and mirrored by mapping its coordinate pairs.
 *
 * Points are written as text, "x y" where the line runs through smoothly, "x y!" where it turns a
 * corner, with commas between; a long list may be given in several pieces.
 */

/** The points as [x, y, isCorner]. */
function points(pieces) {
  return pieces
    .join(',')
    .split(',')
    .map((text) => /^\s*(-?[\d.]+) (-?[\d.]+)(!?)\s*$/.exec(text) ?? fail(text))
    .map(([, x, y, mark]) => [Number(x), Number(y), mark === '!']);
}

function fail(text) {
  throw new Error(`not a point: "${text}"; expected "x y" or "x y!"`);
}

const number = (n) => String(Math.round(n * 100) / 100);
const pair = ([x, y]) => `${number(x)} ${number(y)}`;
const isCorner = (point) => point[2];
const towards = (from, to, part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far a handle reaches, as a part of the chord it belongs to: 0.36 is nearly a circle's. */
const REACH = 0.36;

/** The handle of smooth `point` on the side of `next`, parallel to the chord of its two neighbours. */
function handle(previous, point, next) {
  const chord = distance(previous, next) || 1;
  const reach = (distance(point, next) * REACH) / chord;
  return [point[0] + (next[0] - previous[0]) * reach, point[1] + (next[1] - previous[1]) * reach];
}

/** One cubic from b to c, where a and d are their outer neighbours (absent at the ends of an open line). */
function segment(a, b, c, d) {
  const freeStart = isCorner(b) || !a;
  const freeEnd = isCorner(c) || !d;
  if (freeStart && freeEnd) return `L${pair(c)}`;
  let start = freeStart ? null : handle(a, b, c);
  let end = freeEnd ? null : handle(d, c, b);
  start ??= towards(b, end, 0.5);
  end ??= towards(c, start, 0.5);
  return `C${pair(start)} ${pair(end)} ${pair(c)}`;
}

/** An open line through the points. */
export function line(...pieces) {
  const all = points(pieces);
  const segments = all.slice(1).map((c, i) => segment(all[i - 1], all[i], c, all[i + 2]));
  return `M${pair(all[0])}${segments.join('')}`;
}

function closed(all) {
  const at = (i) => all[(i + all.length) % all.length];
  const segments = all.map((b, i) => segment(at(i - 1), b, at(i + 1), at(i + 2)));
  return `M${pair(all[0])}${segments.join('')}Z`;
}

/** A closed shape through the points. */
export const shape = (...pieces) => closed(points(pieces));

/** A closed shape with x = 50 as its axis, from the points of its right half, top to bottom. */
export function symmetric(...pieces) {
  const right = points(pieces);
  const left = right.filter(([x]) => x !== 50).map(([x, y, corner]) => [100 - x, y, corner]);
  return closed([...right, ...left.reverse()]);
}

/** An ellipse. */
export function ellipse(x, y, rx, ry = rx) {
  const k = 0.5523;
  const at = (dx, dy) => pair([x + dx * rx, y + dy * ry]);
  return (
    `M${at(-1, 0)}C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}` +
    `C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}Z`
  );
}

/** A crescent of outer radius `r` about (x, y), open to the left. */
export function crescent(x, y, r) {
  const at = (degrees, corner = false) => [
    x + r * Math.cos((degrees * Math.PI) / 180),
    y + r * Math.sin((degrees * Math.PI) / 180),
    corner,
  ];
  const outer = [at(-118, true), at(-80), at(-40), at(0), at(40), at(80), at(118, true)];
  const inner = [
    [0.06, 0.55],
    [0.26, 0],
    [0.06, -0.55],
  ].map(([dx, dy]) => [x + r * dx, y + r * dy, false]);
  return closed([...outer, ...inner]);
}

/** A drum seen from slightly above: the upper half of an ellipse at `top`, straight sides, the lower half at `bottom`. */
export function drum(x, top, bottom, rx, ry) {
  const k = 0.5523;
  const half = (y, side, turn) =>
    `C${pair([x + side * rx, y + turn * ry * k])} ${pair([x + side * rx * k, y + turn * ry])} ${pair([x, y + turn * ry])}` +
    `C${pair([x - side * rx * k, y + turn * ry])} ${pair([x - side * rx, y + turn * ry * k])} ${pair([x - side * rx, y])}`;
  return `M${pair([x - rx, top])}${half(top, -1, -1)}L${pair([x + rx, bottom])}${half(bottom, 1, 1)}Z`;
}

/** The near half of that drum's top edge. */
export function drumEdge(x, y, rx, ry) {
  const k = 0.5523;
  return (
    `M${pair([x - rx, y])}C${pair([x - rx, y + ry * k])} ${pair([x - rx * k, y + ry])} ${pair([x, y + ry])}` +
    `C${pair([x + rx * k, y + ry])} ${pair([x + rx, y + ry * k])} ${pair([x + rx, y])}`
  );
}

/** A slab with rounded ends: x from left to right, y from top to bottom. */
export function slab(left, top, right, bottom, radius = (bottom - top) / 2) {
  const k = radius * 0.45;
  const corner = (x, y, dx, dy, ex, ey) =>
    `C${pair([x + dx * k, y + dy * k])} ${pair([x + ex * k, y + ey * k])} ${pair([x + ex * radius, y + ey * radius])}`;
  return (
    `M${pair([left + radius, top])}L${pair([right - radius, top])}${corner(right, top, -1, 0, 0, 1)}` +
    `L${pair([right, bottom - radius])}${corner(right, bottom, 0, -1, -1, 0)}` +
    `L${pair([left + radius, bottom])}${corner(left, bottom, 1, 0, 0, -1)}` +
    `L${pair([left, top + radius])}${corner(left, top, 0, 1, 1, 0)}Z`
  );
}

/** The path with each of its coordinate pairs put through `map`. */
export function mapped(path, map) {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => pair(map([Number(x), Number(y)])));
}

/** The path seen in a mirror standing on x = 50. */
export const mirrored = (path) => mapped(path, ([x, y]) => [100 - x, y]);
