import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shownDaySchema } from '#contract/days.ts';
import { roles } from '#domain/members/role.ts';
import { defaultLanguage, languages } from '#domain/text/language.ts';
import { allEndpoints } from '#tests/support/contract-inputs.ts';
import { below, everything, product } from '#tests/support/source-files.ts';
import { nameOf, nodesBelow, partsOf, type SyntaxNode, syntaxOf } from '#tests/support/syntax.ts';

const longestFile = 300;

describe('the house is tidy', () => {
  it('has no import circle', () => {
    const graph = new Map(everything.map(({ path, imports }) => [path, imports]));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of graph.get(path) ?? []) if (graph.has(next)) walk(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) walk(path, []);
    expect(circles).toEqual([]);
  });

  it('keeps few folders beside the features of the application, which know none of them', () => {
    const beside = readdirSync('src/app', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const known = ['document', 'features', 'frame', 'input', 'leave', 'navigation', 'routes'];
    expect(beside.filter((name) => !known.includes(name))).toEqual([]);
    const reaching = below('src/app/frame/', 'src/app/input/', 'src/app/leave/').flatMap(
      ({ path, imports }) =>
        imports
          .filter((one) => /^src\/app\/(features|routes)\//.test(one))
          .map((one) => `${path} imports ${one}`),
    );
    expect(reaching).toEqual([]);
  });

  it(`keeps every file under ${longestFile} lines`, () => {
    const long = everything
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > longestFile);
    expect(long).toEqual([]);
  });

  it('has no drawer for odds and ends and no barrel', () => {
    const drawers = product
      .map(({ path }) => path)
      .filter((path) => /\/(utils?|helpers?|misc|common|index)\b/.test(path));
    expect(drawers.filter((path) => !path.includes('/i18n/'))).toEqual([]);
  });

  it('compares roles in domain/access and domain/members alone', () => {
    const role = `'(${roles.join('|')})'`;
    const comparisons = [
      new RegExp(`([!=]==|\\bcase)\\s*${role}`),
      new RegExp(`${role}\\s*[!=]==`),
      // In statements as text, and by the query builder.
      new RegExp(`\\brole\\s*(=|<>|!=|(not )?in|= any)\\s*\\(?\\s*${role}`, 'i'),
      new RegExp(`\\.role,\\s*\\[?\\s*${role}`),
    ];
    const places = product
      .filter(({ path }) => !/^src\/domain\/(access|members)\//.test(path))
      .flatMap(({ path, text }) =>
        comparisons.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((found) => `${path}: ${found}`),
      );
    expect(places).toEqual([]);
  });

  it('asks which language it is in src/words alone', () => {
    const comparison = /[=!]==\s*'(fr|en)(-\w+)?'|'(fr|en)(-\w+)?'\s*[=!]==|case '(fr|en)'/;
    const places = product
      .filter(({ path }) => !path.startsWith('src/words/'))
      .filter(({ text }) => comparison.test(text))
      .map(({ path }) => path);
    expect(places).toEqual([]);
  });

  it('names days, months and figures in src/words alone', () => {
    // Swedish writes dates as ISO 8601 does and English names a zone to be tried: neither is read by anyone.
    const wording =
      /new Intl\.(ListFormat|DateTimeFormat\((?!'sv-SE'|'en')|NumberFormat)|toLocale(Date|Time)?String|janvier'|'January|'1er'/;
    const places = product
      .filter(({ path }) => !/^src\/(words|domain\/(rules|holidays|balance-imports))\//.test(path))
      .filter(({ text }) => wording.test(text))
      .map(({ path }) => path);
    // As a person would type it: the field goes on with what they write.
    expect(places).toEqual(['src/ui/typed-figure.ts']);
  });

  it('lets no package name days and months, and the design system no language', () => {
    const inRooms = below('src/ui/', 'src/web/', 'src/app/', 'src/site/');
    const naming = inRooms.filter(({ imports }) => imports.some((one) => /date-fns|\/locale\b/.test(one)));
    expect(naming.map(({ path }) => path)).toEqual([]);
    const knowing = below('src/ui/').filter(({ text }) => /['"{ ](fr|en)(-\w+)?['":,]/.test(text));
    expect(knowing.map(({ path }) => path)).toEqual([]);
    const texts = languages.map((one) => readFileSync(`src/words/${one}/screens/ui.json`, 'utf8'));
    for (const text of texts) expect(text).not.toMatch(/"(1er|1|lun\.?|Mon|janvier|January)"/);
  });

  it('writes the decimal sign of a language in src/words alone', () => {
    const places = product
      .filter(({ path }) => !path.startsWith('src/words/'))
      .filter(({ text }) => /replace(All)?\((\/\\\.\/g?|'\.'), ','\)/.test(text))
      .map(({ path }) => path);
    expect(places).toEqual([]);
  });

  it('takes no language for granted, and its words from where every language has them', () => {
    const granted =
      /localeCompare\([^;]*?'(fr|en)'|(\?\?\s*|default\()'(fr|en)'|from '#words\/(fr|en)\/(?!screens)/;
    const places = product
      .filter(({ path }) => !path.startsWith('src/words/'))
      .filter(({ text }) => granted.test(text))
      .map(({ path }) => path);
    expect(places).toEqual([]);
    // The list itself; columns of names, and texts of the site, that lie side by side in each language.
    const naming = product.filter(
      ({ path, text }) => !path.startsWith('src/words/') && text.includes(`'${defaultLanguage}'`),
    );
    expect(naming.map(({ path }) => path).sort()).toEqual([
      'src/domain/text/language.ts',
      'src/server/store/leave-types.ts',
      'src/site/features/feature-texts.ts',
    ]);
    const scripts = readdirSync('scripts').filter((name) =>
      /'(fr|en)'|\.(fr|en)\.|\/(fr|en)\//.test(readFileSync(`scripts/${name}`, 'utf8')),
    );
    // Pictures of screens, whose buttons are pressed by what they say.
    expect(scripts).toEqual(['guide-pictures.mjs']);
  });

  it('picks no language by hand: who reads decides', () => {
    const isPicked = (node: SyntaxNode): boolean =>
      node.type === 'MemberExpression' &&
      languages.some((language) => nameOf(partsOf(node, 'property')[0]) === language);
    const places = product
      .filter(({ path, text }) => !/^src\/(words|domain\/rules)\//.test(path) && /\.(fr|en)\b/.test(text))
      .filter((file) => nodesBelow(syntaxOf(file)).some(isPicked))
      .map(({ path }) => path);
    // A type has a column of its name in each language; anchors of rules are addresses that others link to already.
    expect(places.sort()).toEqual([
      'src/server/actions/leave-types/save-type.ts',
      'src/server/store/leave-types.ts',
      'src/site/documentation/rule-anchors.ts',
    ]);
  });

  it('has days typed into its own fields, which write them as the page does and not as the browser would', () => {
    const native = product.filter(({ text }) => /type="(date|time|month|week|datetime-local)"/.test(text));
    expect(native.map(({ path }) => path)).toEqual([]);
  });

  it('orders names by `byName` alone: two people who look at a list see the same', () => {
    // Days and moments are texts in their own order; what people are called is not.
    const ordering = /Intl\.Collator|\.localeCompare\([^()]*(\([^()]*\)[^()]*)*, |[nN]ame\.localeCompare\(/;
    const places = product
      .filter(({ path, text }) => path !== 'src/domain/text/by-name.ts' && ordering.test(text))
      .map(({ path }) => path);
    expect(places).toEqual([]);
  });

  it('makes a name for files and addresses in domain/text alone', () => {
    // The anchors of rules are addresses that others link to already.
    const places = product
      .filter(({ path }) => !path.startsWith('src/domain/text/'))
      .filter(({ text }) => /replace(All)?\(\/\[\^a-z0-9\]\+\/g, '-'\)/.test(text))
      .map(({ path }) => path);
    expect(places).toEqual(['src/site/documentation/rule-anchors.ts']);
  });

  it('rounds to hundredths in domain/amounts alone: halves away from zero, below it too', () => {
    const places = product
      .filter(({ path }) => !path.startsWith('src/domain/amounts/'))
      .filter(({ text }) => /Math\.round\([^;]*?(\* 100\b|\b100 \*|10_000)/.test(text))
      .map(({ path }) => path);
    expect(places).toEqual([]);
  });

  it('groups the states of a request in domain/leave-requests alone', () => {
    // The public site tells stories with requests of its own making.
    const state = "'(pending|approved|cancellation-asked|rejected|withdrawn|cancelled)'";
    const never = [
      new RegExp(`(request|leave|absence|other)\\??\\.(state|status)\\s*[!=]==\\s*${state}`),
      new RegExp(`(?<![.\\w])(state|status)\\s*[!=]==\\s*${state}`),
      new RegExp(`\\.(state|status)\\s*[!=]==\\s*(?!'cancelled')${state}`),
      /switch \([\w.?]*\b[sS]tate\)/,
      new RegExp(`\\bstate\\s*(=|<>|(not )?in)\\s*\\(?\\s*${state}`, 'i'),
      new RegExp(`\\bstate\\s+when\\s+${state}`, 'i'),
      new RegExp(`\\[\\s*${state}\\s*(,\\s*${state}\\s*)*,?\\s*\\]`),
    ];
    const places = product
      .filter(({ path }) => !/^src\/(domain|site)\//.test(path))
      .flatMap(({ path, text }) =>
        never.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((found) => `${path}: ${found}`),
      );
    expect(places).toEqual([]);
  });

  it('reads no row of a hand-written statement that does not declare its columns', () => {
    // A statement without columns answers `unknown`; `execute`, `query` and `sql` alone take a type on trust. `readAs` does not.
    const trusting = below('src/server/').filter(({ text }) => /\.execute<|\.query<|\bsql</.test(text));
    expect(trusting.map(({ path }) => path)).toEqual(['src/server/store/answers.ts']);
  });

  it('takes days from callers by one schema, with its bounds', () => {
    const users = product
      .filter(({ path }) => !/^src\/(app|site|web|ui)\//.test(path))
      .filter(({ text }) => /\.iso\s*\.date\(/.test(text));
    expect(users.map(({ path }) => path)).toEqual(['src/contract/days.ts']);
    const unbounded = allEndpoints.flatMap(({ name, endpoint }) =>
      (['params', 'query', 'body'] as const)
        .filter((part) => schemasIn(endpoint[part]).has(shownDaySchema))
        .map((part) => `${name} ${part}`),
    );
    expect(unbounded).toEqual([]);
  });

  it('takes moments from callers within the same bounds', () => {
    const unbounded = allEndpoints.flatMap(({ name, endpoint }) =>
      (['params', 'query', 'body'] as const)
        .filter((part) => [...schemasIn(endpoint[part])].some((schema) => takesTheYearOne(schema)))
        .map((part) => `${name} ${part}`),
    );
    expect(unbounded).toEqual([]);
  });

  it('fills in addresses of pages by `pathOf` alone', () => {
    const byHand = /\.replace\(':\w+',|\$\{PAGES\.\w+\.path\}\/\$\{/;
    const places = product.filter(({ text }) => byHand.test(text)).map(({ path }) => path);
    expect(places).toEqual([]);
  });

  it('reads the clock in one place on each side of the wire', () => {
    const clock = /\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(|\bDate\.now\b|Temporal\.Now/;
    const readers = product.filter(({ text }) => clock.test(text));
    expect(readers.map(({ path }) => path).sort()).toEqual([
      'src/server/clock.ts',
      'src/server/commands.ts',
      'src/web/clock/clock.ts',
    ]);
  });

  it('takes today from UTC nowhere: for two hours of every summer night it is another day in Paris', () => {
    const todayInUtc =
      /(\bnow\(\)|\bDate\.now\b|new Date\(\s*\))[^;\n]*\.toISOString\(\)\s*\.slice\(0, (7|10)\)/;
    const places = everything.filter(({ text }) => todayInUtc.test(text));
    expect(places.map(({ path }) => path)).toEqual([]);
  });

  it('asks for days by a time zone, except where there is no organisation or a widget thinks otherwise', () => {
    const local =
      /\.(get(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)|toLocale(Date|Time)?String|to(Date|Time)String)\(/;
    const zoneless = /new Intl\.DateTimeFormat\((?![^;]*timeZone)/;
    const places = product.filter(({ text }) => local.test(text) || zoneless.test(text));
    expect(places.map(({ path }) => path).sort()).toEqual([
      'src/ui/typed-date.ts',
      'src/web/i18n/readers-time.ts',
    ]);
  });
});

/** A schema and all that it is made of. */
function schemasIn(schema: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof schema !== 'object' || schema === null || found.has(schema)) return found;
  found.add(schema);
  const inner = '_zod' in schema ? (schema as { _zod: { def: object } })._zod.def : schema;
  for (const part of Object.values(inner)) schemasIn(part, found);
  return found;
}

/** Looked at by what it does, as words of its own make another schema of it. */
function takesTheYearOne(schema: unknown): boolean {
  return schema instanceof z.ZodISODateTime && schema.safeParse('0001-01-01T00:00:00Z').success;
}
