import { relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGES, type PageName, pagesThatAre } from '#contract/pages.ts';

/** What a document of the application begins with, besides what every one of them needs. */
interface AppPage {
  /** Files that its page needs before it can be drawn, in no order. */
  readonly imports: readonly string[];
  /** Namespaces of texts that its modules name. */
  readonly namespaces: readonly string[];
}

const root = resolve(import.meta.dirname, '..');
const src = resolve(root, 'src');
const app = resolve(src, 'app');
const main = resolve(app, 'main.tsx');
const frame = resolve(app, 'routes/app-frame.tsx');
const routes = resolve(app, 'routes/app-routes.tsx');
const doorRoutes = resolve(app, 'routes/door-routes.tsx');

const modules = new Map<PageName, readonly string[]>();

/** The modules that these pages are fetched as, once the routes were read. */
export function modulesOf(pages: readonly PageName[]): string[] {
  return pages.flatMap((page) => {
    const fetched = modules.get(page) ?? [];
    if (fetched.length === 0) throw new Error(`No route fetches a module for the page ${page}.`);
    return fetched;
  });
}

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  if (!isNode(value)) return;
  yield value;
  for (const each of Object.values(value)) yield* nodesOf(each);
}

/** The page that a call such as `page(PAGES.calendar, …)` is about. */
function pageNamed({ type, arguments: given }: Node): PageName | null {
  const [first] = type === 'CallExpression' && Array.isArray(given) ? given : [];
  if (!isNode(first) || first.type !== 'MemberExpression') return null;
  const { object, property } = first as Node & { object: { name?: string }; property: { name?: string } };
  return object.name === 'PAGES' && property.name && property.name in PAGES
    ? (property.name as PageName)
    : null;
}

/** `useTranslation('calendar')` and `useTranslation(['calendar', 'ui'])` say which texts a module needs. */
function namespacesIn(code: string): string[] {
  return [...code.matchAll(/\buseTranslation\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/["'`]([a-z-]+)["'`]/g)].map(([, name = '']) => name),
  );
}

/**
 * Reads from the routes and from the graph of modules which files and texts each page of the application needs, and
 * writes that down for the build of the documents: they name it, so that nothing is found out file by file.
 */
export function appPages(): Plugin {
  const sources = new Map<PageName, string[]>();
  const texts = new Map<string, readonly string[]>();
  return {
    name: 'app-pages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      const named = id.startsWith(src) ? namespacesIn(code) : [];
      if (named.length > 0) texts.set(id, named);
      if (id !== routes && id !== doorRoutes) return;
      for (const node of nodesOf(this.parse(code))) {
        const page = pageNamed(node);
        if (!page) continue;
        const inFrame = (node as Node & { callee: { name?: string } }).callee.name === 'page';
        const imported = [...nodesOf(node.arguments)]
          .filter(({ type }) => type === 'ImportExpression')
          .map(({ source }) => String((source as { value?: unknown }).value));
        const found = await Promise.all(imported.map((each) => this.resolve(each, id)));
        const fetched = found.flatMap((each) => (each ? [each.id] : []));
        modules.set(page, fetched);
        if (id === routes) sources.set(page, [main, ...(inFrame ? [frame] : []), ...fetched]);
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const pages = Object.fromEntries(
        [...sources].map(([name, needed]): [string, AppPage] => [
          PAGES[name].path,
          {
            imports: filesOf(needed, chunks),
            namespaces: namespacesOf(needed, texts, (id) => this.getModuleInfo(id)?.importedIds ?? []),
          },
        ]),
      );
      const developer = modulesOf(pagesThatAre('developer')).map((id) => relative(root, id));
      this.emitFile({
        type: 'asset',
        fileName: 'app-pages.json',
        source: JSON.stringify({ pages, developer }),
      });
    },
  };
}

/** The files that hold these modules, and all that those import. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set(
    chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id))).map((one) => one.fileName),
  );
  for (const file of found) {
    for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(each);
  }
  return [...found].map((file) => `/${file}`);
}

/** The texts of these modules and of all that they import. */
function namespacesOf(
  modules: readonly string[],
  texts: ReadonlyMap<string, readonly string[]>,
  importsOf: (id: string) => readonly string[],
): string[] {
  const reached = new Set(modules);
  for (const id of reached) for (const each of importsOf(id)) reached.add(each);
  return [...new Set([...reached].flatMap((id) => texts.get(id) ?? []))].sort();
}
