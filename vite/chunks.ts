import { resolve } from 'node:path';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
  } | null;
}

const site = resolve(import.meta.dirname, '../src/site');
const siteScript = resolve(site, 'scripts/site.ts');

/** Packages that have a chunk of their own, which every island and every page of the application needs. */
const everywhere = ['react', 'react-dom', 'scheduler', 'i18next', 'react-i18next', 'lucide-react'];

const packageOf = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

/** As the test of a group: modules of these packages. */
export const fromPackages =
  (...names: readonly string[]) =>
  (id: string): boolean =>
    names.includes(packageOf(id) ?? '');

/** Everything from which `id` is reached, or that it reaches, without waiting for anything. */
function reached(id: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const one of next(each)) seen.add(one);
  return seen;
}

function usersOf(id: string, graph: ModuleGraph): string[] {
  return [...reached(id, (each) => graph.getModuleInfo(each)?.importers ?? [])];
}

/** Whether it stands on nothing but those packages; what they stand on is their own matter. */
function isPlain(id: string, graph: ModuleGraph): boolean {
  const needed = reached(id, (each) =>
    packageOf(each) === undefined ? (graph.getModuleInfo(each)?.importedIds ?? []) : [],
  );
  return [...needed].every((each) => everywhere.includes(packageOf(each) ?? 'react'));
}

type Share = 'start' | 'plain' | 'application';

function shareOf(id: string, graph: ModuleGraph): Share | null {
  // The bundler's own, which fetches whatever is fetched later.
  if (id.startsWith('\0vite/')) return 'start';
  if (!/\.(ts|tsx|js|mjs|cjs)$/.test(id)) return null;
  const users = usersOf(id, graph);
  if (users.includes(siteScript)) return 'start';
  if (!users.some((user) => user.startsWith(site))) return 'application';
  return isPlain(id, graph) ? 'plain' : null;
}

/**
 * What several pages share comes in one file, as the name of a group: what every document of the site fetches by itself
 * (`start`), what islands need that stand on React and texts alone (`plain`), and what pages of the application share.
 * Null: left to the bundler.
 */
export const shared =
  (share: Share) =>
  (id: string, graph: ModuleGraph): string | null =>
    shareOf(id, graph) === share ? share : null;
