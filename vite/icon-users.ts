import { readFileSync } from 'node:fs';

interface Importers {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const listOfIcons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

let known: { readonly list: string; readonly users: ReadonlyMap<string, readonly string[]> } | null = null;

/**
 * Who needs an icon; null for what is none. All of them come through one file that lists every icon, so that to the
 * bundler whoever needs one needs all: which it is, only the imports themselves tell.
 */
export function iconUsers(id: string, graph: Importers): readonly string[] | null {
  const name = iconFile.exec(id)?.[1];
  const list = name && graph.getModuleInfo(id)?.importers.find((each) => listOfIcons.test(each));
  if (!name || !list) return null;
  if (known?.list !== list) known = { list, users: usersOfEach(list, graph) };
  return known.users.get(name) ?? [];
}

function usersOfEach(list: string, graph: Importers): Map<string, string[]> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  const users = new Map<string, string[]>();
  for (const importer of graph.getModuleInfo(list)?.importers ?? []) {
    const source = readFileSync(importer, 'utf8');
    for (const [, names = ''] of source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g))
      for (const [, name = ''] of names.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g)) {
        const file = files.get(name);
        if (file) users.set(file, [...(users.get(file) ?? []), importer]);
      }
  }
  return users;
}
