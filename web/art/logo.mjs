/** The logo: an elephant with a howdah on its back; and the favicons made of it. */
import { pathElement, svgFile } from './ink.mjs';
import { ellipse, line, shape, slab } from './geometry.mjs';

const OUTLINE = '#211c18';
const HIDE = '#8b95a1';
const FAR_HIDE = '#6b7581';
const CLOTH = '#a34a38';
const SMALL_CLOTH = '#c4452f';
const GOLD = '#e6b85c';
const IVORY = '#fffdf5';

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
const HEAD = shape(
  '30 28, 39 33, 44 46, 41 58, 34 65, 26 66!, 23 74, 17 81, 9 81, 4 75, 6 70!, 10 73, 14 70',
  '14 60, 13 50, 15 39, 21 31',
);
const EAR = shape('33 38!, 42 35, 49 44, 48 56, 41 65!, 35 58, 32 48');
const TUSK = shape('26 57!, 20 60, 14 59, 8 54!, 11 63, 18 67, 26 64!');
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
  pathElement(ellipse(25, 46, 2.4), { fill: OUTLINE }),
];

/** A light rim, for dark pages. */
const RIM = [TAIL, FAR_HIND_LEG, FAR_FORE_LEG, BODY, HEAD, TUSK, SEAT, CANOPY, FINIAL].map((path) =>
  pathElement(path, { fill: 'none', stroke: IVORY, 'stroke-opacity': 0.6, 'stroke-width': 5 }),
);

/** At sixteen pixels outlines would be all that is seen: plain shapes, of tones that show on light and dark. */
const plain = (path, fill) => pathElement(path, { fill });
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
  plain(ellipse(24, 46, 4), OUTLINE),
];

export const logo = svgFile('Howdah', [...RIM, ...ELEPHANT]);
export const favicon = svgFile('Howdah', SMALL_ELEPHANT);
export const faviconYourTurn = svgFile('Howdah: your turn', [
  ...SMALL_ELEPHANT,
  filled(ellipse(74, 74, 22), '#e8590c', 6),
]);
