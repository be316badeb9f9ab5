import inks from './inks.json';

/**
 * The picture of a piece that has no drawing of its own: a disc that bears its letter.
 *
 * @param letter the piece's letter, as in FEN; shown in upper case
 * @returns a data URI of an SVG, fit for `src` and for `url("...")` in CSS
 */
export function letterPiece(letter: string, color: 'white' | 'black'): string {
  return `data:image/svg+xml,${encodeURIComponent(disc(letter.toUpperCase(), color))}`;
}

function disc(letter: string, color: 'white' | 'black'): string {
  const ink = inks[color];
  const rim = ink.rim
    ? `<circle cx="50" cy="50" r="40" stroke="${ink.rim}" stroke-opacity=".6" stroke-width="5.4"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none">` +
    `<linearGradient id="body" x2="1" y2=".3"><stop offset=".2" stop-color="${ink.body[0]}"/>` +
    `<stop offset=".9" stop-color="${ink.body[1]}"/></linearGradient>` +
    rim +
    `<circle cx="50" cy="50" r="40" fill="url(#body)" stroke="${ink.outline}" stroke-width="3.4"/>` +
    `<circle cx="50" cy="50" r="33.5" stroke="${ink.inner}" stroke-width="1.8"/>` +
    `<text x="50" y="67" text-anchor="middle" font-family="Georgia, 'Times New Roman', 'DejaVu Serif', serif" ` +
    `font-size="48" font-weight="bold" fill="${ink.inner}">${escaped(letter)}</text></svg>`
  );
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
