// Draws the icons that a device shows the application with, from the logo: `node scripts/app-icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { root } from './prepare.mjs';

const place = join(root, 'public');
const logo = readFileSync(join(place, 'favicon.svg'), 'utf8');
const drawing = logo.slice(logo.indexOf('<path'), logo.indexOf('</svg>'));
const sea = '#0b6e6e';

/** Devices cut maskable icons to a shape of their own: the drawing stays within the circle that all of them keep. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${sea}"/><g transform="translate(1.6 0.4) scale(0.9)">${drawing}</g></svg>`;
const square = logo.replace(/ rx="8"/, '');
/** The mark in a status bar: devices take its outline and give it a colour of their own. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 8 24 20">${drawing.replaceAll(/#f2a33a/g, '#fff')}</svg>`;

const icons = [
  ['icon-192', logo, 192],
  ['icon-512', logo, 512],
  ['icon-180', square, 180],
  ['icon-maskable-192', maskable, 192],
  ['icon-maskable-512', maskable, 512],
  ['badge-96', badge, 96],
];

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
for (const [name, svg, width] of icons) {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  writeFileSync(join(place, `${name}.png`), picture);
}
