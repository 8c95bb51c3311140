// Writes the types by which every key of a screen's text is checked, from the French folder: a namespace is a file of
// it. `npm run check` does so first.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const texts = 'src/words/fr/screens';
export const SCREEN_TYPES = 'src/app/i18n/i18next.d.ts';

const inCamelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const asKey = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

export function screenTypes() {
  const names = readdirSync(join(root, texts))
    .map((file) => file.replace('.json', ''))
    .sort();
  return `// Written by scripts/screen-types.mjs from ${texts}.
import 'i18next';
${names.map((name) => `import type ${inCamelCase(name)} from '#words/fr/screens/${name}.json';`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${names.map((name) => `      ${asKey(name)}: typeof ${inCamelCase(name)};`).join('\n')}
    };
  }
}
`;
}

export function writeScreenTypes() {
  writeFileSync(join(root, SCREEN_TYPES), screenTypes());
}

if (process.argv[1]?.endsWith('screen-types.mjs')) writeScreenTypes();
