import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../src/app/routes.ts';

/** Who loads a module: pages that are only read, pages that also talk to the server, or the application alone. */
type Audience = 'readers' | 'visitors' | 'members';

const web = resolve(import.meta.dirname, '../src/app');
const audiences = new Map<string, Audience>();
for (const file of ['root.tsx', 'entry.client.tsx']) audiences.set(resolve(web, file), 'readers');
place(await routes, 'readers');

function place(entries: readonly RouteConfigEntry[], audience: Audience): void {
  const within = { readers: 'visitors', visitors: 'members', members: 'members' } as const;
  for (const { file, children } of entries) {
    // The gallery of components shows them all: it is no measure of what a page needs.
    const own = file === 'routes/dev-ui.tsx' ? 'members' : children ? within[audience] : audience;
    audiences.set(resolve(web, file), own);
    if (children) place(children, own);
  }
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** The lightest page that needs it, at once or later. */
function audienceOf(id: string, graph: ModuleGraph): Audience | null {
  const seen = new Set([id]);
  const found = new Set<Audience>();
  for (const each of seen) {
    const known = audiences.get(each.split('?')[0] ?? '');
    if (known) found.add(known);
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  return (['readers', 'visitors', 'members'] as const).find((audience) => found.has(audience)) ?? null;
}

/** As the name of a group: what it returns null for is left to the bundler. */
export const onlyFor =
  (audience: Audience, name: string) =>
  (id: string, graph: ModuleGraph): string | null =>
    audienceOf(id, graph) === audience ? name : null;
