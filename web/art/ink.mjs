/**
 * What a drawing is made of, and how each colour inks it. A drawing is a list of layers, back to
 * front; a layer is a path and the part it plays:
 *
 *   body      filled with the piece's colour and outlined
 *   chip      a draughts chip: as body, in the chip's own tone
 *   ivory     a tusk, a beak, a horn: bright on both colours, outlined
 *   silver    a moon or a crescent crest, outlined
 *   line      an inner line: dark on white, light on black
 *   chipLine  a line on a chip
 *   spot      a small filled spot: dark on white, light on black
 */
import { readFileSync } from 'node:fs';
import { mapped, mirrored } from './geometry.mjs';

export const body = (path) => ({ part: 'body', path });
export const chip = (path) => ({ part: 'chip', path });
export const ivory = (path, width = 2.4) => ({ part: 'ivory', path, width });
export const silver = (path, width = 2.4) => ({ part: 'silver', path, width });
export const line = (path, width = 2.6) => ({ part: 'line', path, width });
export const chipLine = (path, width = 2) => ({ part: 'chipLine', path, width });
export const spot = (path) => ({ part: 'spot', path });

/** A layer of the right half, and its like on the left. */
export const twice = (layer) => [layer, { ...layer, path: mirrored(layer.path) }];

/** Where the pieces stand. */
const BASELINE = 91.5;

/** The drawing scaled about the middle of its baseline and moved; line widths stay as they are. */
export function placed(layers, { scale = 1, dx = 0, dy = 0 }) {
  const map = ([x, y]) => [50 + (x - 50) * scale + dx, BASELINE + (y - BASELINE) * scale + dy];
  return layers.map((layer) => ({ ...layer, path: mapped(layer.path, map) }));
}

const OUTLINE = 3.4;
const SOLID = ['body', 'chip', 'ivory', 'silver'];

/** The colours, shared with the page (it draws letter pieces itself). */
const INKS = JSON.parse(readFileSync(new URL('../src/art/inks.json', import.meta.url), 'utf8'));

export function pathElement(d, attributes = {}) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<path d="${d}"${written.join('')}/>`;
}

function inked({ part, path, width = OUTLINE }, ink, name) {
  switch (part) {
    case 'body':
    case 'chip':
      return pathElement(path, { fill: `url(#${name}-${part})`, stroke: ink.outline, 'stroke-width': width });
    case 'ivory':
    case 'silver':
      return pathElement(path, { fill: ink[part], stroke: ink.outline, 'stroke-width': width });
    case 'line':
      return pathElement(path, { fill: 'none', stroke: ink.inner, 'stroke-width': width });
    case 'chipLine':
      return pathElement(path, { fill: 'none', stroke: ink.chipLine, 'stroke-width': width });
    case 'spot':
      return pathElement(path, { fill: ink.inner });
    default:
      throw new Error(`no such part of a drawing: ${part}`);
  }
}

/** A dark piece must not drown in a dark square: a thin light rim runs around its outline. */
function rim(layers, ink) {
  if (!ink.rim) return [];
  const solid = layers.filter(({ part }) => SOLID.includes(part)).map(({ path }) => pathElement(path));
  return [
    `<g fill="none" stroke="${ink.rim}" stroke-opacity=".6" stroke-width="${OUTLINE + 2}">`,
    ...solid,
    '</g>',
  ];
}

/** Where a dark body overlaps those behind it their outlines would run together: it casts a thin light seam on them. */
function seam(index, layers, ink, name) {
  const clip = `${name}-behind-${index}`;
  const { part, path } = layers[index];
  const behind = layers.slice(0, index).filter((layer) => layer.part === 'body');
  if (!ink.rim || part !== 'body' || behind.length === 0) return [];
  const stroke = { fill: 'none', stroke: ink.rim, 'stroke-opacity': 0.55, 'stroke-width': OUTLINE + 2.4 };
  return [
    `<clipPath id="${clip}">${behind.map((layer) => pathElement(layer.path)).join('')}</clipPath>`,
    pathElement(path, { ...stroke, 'clip-path': `url(#${clip})` }),
  ];
}

/** The light falls from the upper left. */
function gradient(part, ink, name) {
  const [near, far] = ink[part];
  return (
    `<linearGradient id="${name}-${part}" x1="0" y1="0" x2="100" y2="30" gradientUnits="userSpaceOnUse">` +
    `<stop offset=".3" stop-color="${near}"/><stop offset=".9" stop-color="${far}"/></linearGradient>`
  );
}

/** An SVG file of a hundred units square. */
export function svgFile(title, elements) {
  const lines = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke-linejoin="round" stroke-linecap="round">',
    `<title>${title}</title>`,
    ...elements,
    '</svg>',
  ];
  return lines.join('\n') + '\n';
}

/** The SVG file of the piece `id` in a colour, "white" or "black". Its ids are its own: several may stand in one page. */
export function piece(id, layers, colour) {
  const ink = INKS[colour];
  const name = `${colour}-${id}`;
  const gradients = ['body', 'chip'].filter((part) => layers.some((layer) => layer.part === part));
  return svgFile(name.replaceAll('-', ' '), [
    ...gradients.map((part) => gradient(part, ink, name)),
    ...rim(layers, ink),
    ...layers.flatMap((layer, index) => [...seam(index, layers, ink, name), inked(layer, ink, name)]),
  ]);
}
