/** The logo: an elephant with a howdah on its back; and the favicons made of it. */
import { TRUNK, ear, elephantEye, tusk } from './beasts.mjs';
import { pathElement, svgFile } from './ink.mjs';
import { ellipse, line, mapped, shape, slab } from './geometry.mjs';

const OUTLINE = '#211c18';
const HIDE = '#8b95a1';
const FAR_HIDE = '#6b7581';
const CLOTH = '#a34a38';
const SMALL_CLOTH = '#c4452f';
const GOLD = '#e6b85c';
const IVORY = '#fffdf5';

const plain = (path, fill) => pathElement(path, { fill });
const filled = (path, fill, width = 2.6) =>
  pathElement(path, { fill, stroke: OUTLINE, 'stroke-width': width });
const drawn = (path, stroke = OUTLINE, width = 2) =>
  pathElement(path, { fill: 'none', stroke, 'stroke-width': width });

const BODY = shape(
  '32 44!, 46 38, 66 37, 81 42, 89 56, 89 74, 88 92!, 74 92!, 73 80, 68 72, 58 73, 51 76!',
  '51 92!, 37 92!, 36 78, 32 64',
);
const FAR_HIND_LEG = shape('60 68!, 72 70!, 68 82, 68 89!, 56 89!, 57 80');
const FAR_FORE_LEG = shape('28 62!, 42 66!, 38 80, 37 89!, 25 89!, 26 78');
const TAIL = line('87 50, 93 57, 94 68, 92 77');
const NAILS = [40, 44, 48, 77, 81.5, 86].map((x) => line(`${x - 1.6} 90.6, ${x} 88, ${x + 1.6} 90.6`));
/** From the elephant piece's units to the logo's. */
const small = (path) => mapped(path, ([x, y]) => [x * 0.6 + 1, y * 0.6 + 20]);
const HEAD = small(shape('49 13, 61 15, 70 24, 75 42, 73 58, 64 69, 52 74, 42 70!', TRUNK, '35 23'));
const EAR = small(ear);
const TUSK = small(tusk);
const EYE = small(elephantEye);
const CLOTH_SHAPE = shape('50 36!, 64 34, 78 38!, 82 50, 82 62!, 66 64, 52 62!, 52 48');
const CLOTH_HEM = line('53 57.5, 66 59.2, 81 57.5');
const SEAT = shape('47 25!, 53 27, 64 27.5, 75 27, 81 25!, 79 38!, 64 38, 49 38!');
const CANOPY = shape('64 6.5, 74 8, 82 16!, 64 14.5, 46 16!, 54 8');
const FINIAL = ellipse(64, 5.4, 2.2);
const POSTS = [51.5, 76.5].map((x) => slab(x - 1.8, 14, x + 1.8, 29, 1));

const ELEPHANT = [
  drawn(TAIL, OUTLINE, 3),
  filled(FAR_HIND_LEG, FAR_HIDE),
  filled(FAR_FORE_LEG, FAR_HIDE),
  filled(BODY, HIDE),
  ...NAILS.map((nail) => drawn(nail, OUTLINE, 1.4)),
  filled(CLOTH_SHAPE, CLOTH),
  drawn(CLOTH_HEM, GOLD, 2.6),
  ...POSTS.map((post) => filled(post, GOLD, 2)),
  filled(SEAT, GOLD),
  filled(CANOPY, CLOTH),
  filled(FINIAL, GOLD, 2),
  filled(HEAD, HIDE),
  filled(EAR, HIDE),
  filled(TUSK, IVORY, 2),
  plain(EYE, OUTLINE),
];

/** A light rim, for dark pages. */
const RIM = [TAIL, FAR_HIND_LEG, FAR_FORE_LEG, BODY, HEAD, TUSK, SEAT, CANOPY, FINIAL].map((path) =>
  pathElement(path, { fill: 'none', stroke: IVORY, 'stroke-opacity': 0.6, 'stroke-width': 5 }),
);

/** At sixteen pixels outlines would be all that is seen: plain shapes, of tones that show on light and dark. */
const SMALL_ELEPHANT = [
  plain(FAR_HIND_LEG, FAR_HIDE),
  plain(FAR_FORE_LEG, FAR_HIDE),
  plain(BODY, HIDE),
  plain(CLOTH_SHAPE, SMALL_CLOTH),
  ...POSTS.map((post) => drawn(post, SMALL_CLOTH, 2)),
  plain(SEAT, GOLD),
  plain(CANOPY, SMALL_CLOTH),
  plain(HEAD, HIDE),
  drawn(EAR, FAR_HIDE, 4),
  plain(TUSK, IVORY),
  plain(ellipse(25, 43, 4), OUTLINE),
];

export const logo = svgFile('Howdah', [...RIM, ...ELEPHANT]);
export const favicon = svgFile('Howdah', SMALL_ELEPHANT);
export const faviconYourTurn = svgFile('Howdah: your turn', [
  ...SMALL_ELEPHANT,
  filled(ellipse(74, 74, 22), '#e8590c', 6),
]);
