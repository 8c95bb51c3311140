// Writes the lists that the folders of src/words say already: which languages there are, which mails, which texts of
// screens. `npm run check` does so first. They are several because each is fetched apart: a page must not carry mails.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const words = 'src/words';
const header = '// Written by scripts/word-lists.mjs from the folders of src/words.\n';

/** What is said in every language, where each of them says it, and what holds it to be whole. */
const tables = [
  { name: 'spoken', table: 'spoken', type: 'Words', from: '../words.ts' },
  { name: 'written', table: 'written', type: 'Written', from: '../catalogues/written.ts' },
  {
    name: 'directories',
    table: 'directoryWords',
    type: 'DirectoryWords',
    from: '../catalogues/directories.ts',
  },
  { name: 'fields', table: 'fieldWords', type: 'FieldWords', from: '../catalogues/fields.ts' },
  { name: 'audit', table: 'auditWords', type: 'AuditWords', from: '../catalogues/audit.ts' },
  { name: 'proof', table: 'proofWords', type: 'ProofWords', from: '../catalogues/proof.ts' },
];

const lines = (items, line) => items.map(line).join('\n');
const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const asKey = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const namesIn = (folder, ending) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** The one that the others are held to; the domain says which, and this script runs before anything can read TypeScript. */
const [, defaultLanguage] =
  /^export const defaultLanguage: Language = '(\w+)';$/m.exec(
    readFileSync(join(root, 'src/domain/text/language.ts'), 'utf8'),
  ) ?? [];

/** A folder with texts of screens is a language. */
export function languageFolders() {
  return readdirSync(join(root, words)).filter((name) => existsSync(join(root, words, name, 'screens')));
}

function languageTable({ name, table, type, from }, languages) {
  const imports = [
    { from, what: `type { ${type} }` },
    ...languages.map((one) => ({ from: `../${one}/${name}.ts`, what: `{ ${name} as ${one} }` })),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
  return `${header}import type { EveryLanguage } from '#domain/text/language.ts';
${lines(imports, ({ from, what }) => `import ${what} from '${from}';`)}

export const ${table}: EveryLanguage<${type}> = {
${lines(languages, (one) => `  ${one},`)}
};
`;
}

/** Whatever a file of the folder exports is part of the mails; the French ones say what the others must have. */
function mailList(language, isFirst) {
  const folder = `${words}/${language}/mails`;
  const mails = namesIn(folder, '.ts')
    .filter((file) => file !== 'mails')
    .map((file) => ({
      file,
      names: [
        ...readFileSync(join(root, folder, `${file}.ts`), 'utf8').matchAll(/^export const (\w+)/gm),
      ].map(([, name]) => name),
    }));
  const imports = lines(mails, ({ file, names }) => `import { ${names.join(', ')} } from './${file}.ts';`);
  const list = lines(
    mails.flatMap(({ names }) => names),
    (name) => `  ${name},`,
  );
  if (isFirst) {
    return `${header}${imports}

export const mails = {
${list}
};

/** Every sentence of every mail. */
export type MailWords = typeof mails;
`;
  }
  return `${header}import type { MailWords } from '../../${defaultLanguage}/mails/mails.ts';
${imports}

export const mails: MailWords = {
${list}
};
`;
}

/** Texts that are put together from those of each screen. */
const gathered = { names: 'pages', also: 'pages-also' };
/** `common` names the public pages itself: their documents carry few other texts. */
const apart = ['common', ...Object.values(gathered)];

/**
 * What each page is called, as its own texts say at `pages`: by its name and, where the rail is narrow, by a short one.
 * The frame leads to pages whose texts are not there yet. What else a page may be looked for by (`also`) stands apart,
 * since only the palette asks for it.
 */
function pageNames(language) {
  const folder = `${words}/${language}/screens`;
  const pages = namesIn(folder, '.json')
    .filter((file) => !apart.includes(file))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, folder, `${file}.json`), 'utf8')).pages ?? {}),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const names = pages.map(([page, { also: _, ...name }]) => [page, name]);
  const also = pages.filter(([, page]) => page.also).map(([page, { also }]) => [page, also]);
  const texts = (entries) => `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  return {
    [`${folder}/${gathered.names}.json`]: texts(names),
    [`${folder}/${gathered.also}.json`]: texts(also),
  };
}

/** The types by which every key of a screen's text is checked: a namespace is a file. */
function screenTypes() {
  const names = [
    ...new Set([...namesIn(`${words}/${defaultLanguage}/screens`, '.json'), ...Object.values(gathered)]),
  ].sort();
  return `${header}import 'i18next';
${lines(names, (name) => `import type ${camelCase(name)} from '#words/${defaultLanguage}/screens/${name}.json';`)}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${lines(names, (name) => `      ${asKey(name)}: typeof ${camelCase(name)};`)}
    };
  }
}
`;
}

/** Every list by its file. */
export function wordLists(languages = languageFolders()) {
  return {
    'src/web/i18n/i18next.d.ts': screenTypes(),
    ...Object.assign({}, ...languageFolders().map(pageNames)),
    ...Object.fromEntries(
      tables.map((table) => [`${words}/languages/${table.name}.ts`, languageTable(table, languages)]),
    ),
    ...Object.fromEntries(
      languageFolders().map((one) => [
        `${words}/${one}/mails/mails.ts`,
        mailList(one, one === defaultLanguage),
      ]),
    ),
  };
}

export function writeWordLists() {
  for (const [file, text] of Object.entries(wordLists())) writeFileSync(join(root, file), text);
}

if (process.argv[1]?.endsWith('word-lists.mjs')) writeWordLists();
