// The picture that a link to a page is shown with, in each language: its title on paper, beside the sun and the sea.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

const require = createRequire(import.meta.url);
const kept = join(root, 'node_modules', '.cache', 'link-pictures');
/** Drawn otherwise, it is another picture. */
const self = readFileSync(fileURLToPath(import.meta.url), 'utf8');
const size = { width: 1200, height: 630 };
const colours = { paper: '#FBF8F3', ink: '#1D2730', muted: '#5A6670', sea: '#0B6E6E', sun: '#F2A33A' };
const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160">' +
  `<path d="M92 92a28 28 0 0 1 56 0z" fill="${colours.sun}"/>` +
  '<path d="M20 92h200" stroke="#8a867c" stroke-width="2" stroke-linecap="round"/>' +
  `<g fill="none" stroke-width="5" stroke-linecap="round" stroke="${colours.sea}">` +
  '<path d="M28 108c14-9 26-9 40 0s26 9 40 0 26-9 40 0 26 9 40 0 18-7 24-6"/>' +
  '<path d="M48 126c14-9 26-9 40 0s26 9 40 0 26-9 40 0 20 8 30 4" opacity="0.65"/></g></svg>';

/** Writes one picture per page; `titles` holds the page's title in each language by its name. */
export async function drawLinkPictures(directory, titles, taglineIn) {
  mkdirSync(directory, { recursive: true });
  mkdirSync(kept, { recursive: true });
  let draw;
  for (const [name, byLanguage] of Object.entries(titles)) {
    for (const [language, title] of Object.entries(byLanguage)) {
      const tagline = taglineIn(language);
      // A title that was drawn before is not drawn again: most builds change no title.
      const drawn = join(
        kept,
        `${createHash('sha256')
          .update(self + title + tagline)
          .digest('hex')}.png`,
      );
      if (!existsSync(drawn)) {
        draw ??= await openPaintbox();
        writeFileSync(drawn, await draw(title, tagline));
      }
      copyFileSync(drawn, join(directory, `${name}.${language}.png`));
    }
  }
}

async function openPaintbox() {
  const [{ default: satori }, { initWasm, Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-wasm'),
  ]);
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const font = (weight) => ({
    name: 'Fraunces',
    weight,
    data: readFileSync(require.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`)),
  });
  const fonts = [font(400), font(600)];
  return async (title, tagline) => {
    const svg = await satori(card(title, tagline), { ...size, fonts });
    return new Resvg(svg).render().asPng();
  };
}

const box = (style, children) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

function card(title, tagline) {
  const picture = {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(scene).toString('base64')}`,
      width: 330,
      height: 220,
    },
  };
  const frame = {
    ...size,
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
  };
  return box(
    { ...frame, padding: 72, background: colours.paper, color: colours.ink, fontFamily: 'Fraunces' },
    [
      box(
        { fontSize: title.length > 60 ? 58 : 70, fontWeight: 600, lineHeight: 1.15, maxWidth: 1000 },
        title,
      ),
      box({ justifyContent: 'space-between', alignItems: 'flex-end' }, [
        box({ flexDirection: 'column' }, [
          box({ fontSize: 46, fontWeight: 600, color: colours.sea }, 'Relâche'),
          box({ fontSize: 28, color: colours.muted }, tagline),
        ]),
        picture,
      ]),
    ],
  );
}
