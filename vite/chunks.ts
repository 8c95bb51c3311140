import { resolve } from 'node:path';
import { pagesThatAre } from '#contract/pages.ts';
import { modulesOf } from './app-pages.ts';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly importedIds: readonly string[];
  } | null;
}

const site = resolve(import.meta.dirname, '../src/site');
const siteScript = resolve(site, 'scripts/site.ts');
const app = resolve(import.meta.dirname, '../src/app');
const main = resolve(app, 'main.tsx');
const frame = resolve(app, 'routes/app-frame.tsx');

/** What opens on the screens of everybody, together, since the first one that is about to open asks for all. */
const panels = resolve(import.meta.dirname, '../src/ui/panels');

/** Packages that islands may stand on and still be plain. */
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

/** Whether it needs the packages that forms are made with. */
function isForm(id: string, graph: ModuleGraph): boolean {
  const needed = reached(id, (each) => graph.getModuleInfo(each)?.importedIds ?? []);
  return [...needed].some((each) => packageOf(each) === 'react-hook-form');
}

/** Each icon is a module of its own, shared as our own code is: one of a seldom page is none of the daily ones' matter. */
const isIcon = (id: string): boolean => packageOf(id) === 'lucide-react';

type Share = 'start' | 'plain' | 'islands' | 'frame' | 'panels' | 'forms' | 'pages' | 'aside' | 'seldom';

function shareOf(id: string, graph: ModuleGraph): Share | null {
  // The bundler's own, which fetches whatever is fetched later.
  if (id.startsWith('\0')) return id.startsWith('\0vite/') ? 'start' : null;
  if (!/\.(ts|tsx|js|mjs|cjs)$/.test(id)) return null;
  const users = usersOf(id, graph);
  if (users.includes(siteScript)) return 'start';
  if (users.some((user) => user.startsWith(site)) && isPlain(id, graph)) {
    if (users.some((user) => user.startsWith(app))) return 'plain';
    return isPage(id, graph) ? null : 'islands';
  }
  // A package goes where the code does that needs it: the bundler knows which part of it that is. And who asks for
  // what the application shares must not start it.
  if ((packageOf(id) !== undefined && !isIcon(id)) || id === main) return null;
  if (users.includes(main) || users.includes(frame)) return 'frame';
  if (id.startsWith(panels)) return 'panels';
  const pages = users.filter((user) => isPage(user, graph));
  if (pages.length < 2) return null;
  if (isForm(id, graph)) return 'forms';
  const daily = modulesOf(pagesThatAre('daily'));
  const everyDay = pages.filter((page) => daily.includes(page));
  if (everyDay.length === 0) return 'seldom';
  const isAside = everyDay.every((page) => modulesOf(pagesThatAre('aside')).includes(page));
  return isAside ? 'aside' : 'pages';
}

/**
 * Whether it is fetched by itself when somebody opens it. What a developer is shown is one of everything: what that
 * shares with one page is no common good.
 */
function isPage(id: string, graph: ModuleGraph): boolean {
  return (
    !modulesOf(pagesThatAre('developer')).includes(id) &&
    !id.startsWith(panels) &&
    (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
  );
}

/**
 * What several pages need comes in few files, as the name of a group: what every document of the site fetches by itself
 * (`start`), what islands need that stand on React and texts alone (`plain`; `islands` where the application needs none
 * of it), what every page behind the door starts with (`frame`), what opens over them (`panels`), and what some of its
 * pages share, with forms in them (`forms`) or without (`pages`; `aside` where those that stand aside are the only daily
 * ones; `seldom` where none is daily). Null: left to the bundler.
 */
export const shared =
  (share: Share) =>
  (id: string, graph: ModuleGraph): string | null =>
    shareOf(id, graph) === share ? share : null;
