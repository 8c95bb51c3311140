import { type SourceFile, target } from './source-files.ts';
import { nameOf, nodesBelow, partsOf, type SyntaxNode, syntaxOf } from './syntax.ts';

/** What a piece of code names, by `path#name`; `path#*` for a file that is named as a whole. */
export type CallGraph = ReadonlyMap<string, ReadonlySet<string>>;

const nameOrText = (node: SyntaxNode | undefined): string | null => nameOf(node) ?? textOf(node);

const textOf = (node: SyntaxNode | undefined): string | null =>
  node && 'value' in node && typeof node.value === 'string' ? node.value : null;

/** What an imported name stands for. */
function importsOf(path: string, program: SyntaxNode): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of partsOf(program, 'body')) {
    const from = textOf(partsOf(node, 'source')[0]);
    if (node.type !== 'ImportDeclaration' || from === null) continue;
    for (const each of partsOf(node, 'specifiers')) {
      const local = nameOf(partsOf(each, 'local')[0]);
      const imported = nameOf(partsOf(each, 'imported')[0]) ?? '*';
      if (local) found.set(local, `${target(path, from)}#${imported}`);
    }
  }
  return found;
}

/** `import('…')`, wherever it stands: all that a late file exports may be meant, so what is taken of it is named. */
function lateImports(path: string, node: SyntaxNode): string[] {
  return nodesBelow(node).flatMap((below) => {
    const [inner] = partsOf(below, below.type === 'VariableDeclarator' ? 'init' : 'object');
    const late = inner?.type === 'AwaitExpression' ? partsOf(inner, 'argument')[0] : undefined;
    const from = late?.type === 'ImportExpression' ? textOf(partsOf(late, 'source')[0]) : null;
    if (from === null) return [];
    const names =
      below.type === 'VariableDeclarator'
        ? partsOf(partsOf(below, 'id')[0] ?? below, 'properties').map((one) => nameOf(partsOf(one, 'key')[0]))
        : partsOf(below, 'property').map(nameOf);
    return names.map((name) => `${target(path, from)}#${name ?? '*'}`);
  });
}

/** The declarations of a file. */
function declared(program: SyntaxNode): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  for (const statement of partsOf(program, 'body')) {
    const declaration = partsOf(statement, 'declaration')[0] ?? statement;
    const nodes =
      declaration.type === 'VariableDeclaration' ? partsOf(declaration, 'declarations') : [declaration];
    for (const node of nodes) {
      const name = nameOf(partsOf(node, 'id')[0]);
      if (name) found.set(name, node);
    }
  }
  return found;
}

/** Names of a function's own that stand for something: `const write = async () => …`. */
function locals(node: SyntaxNode): Map<string, SyntaxNode> {
  return new Map(
    nodesBelow(node)
      .filter(({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration')
      .flatMap((below) => {
        const name = nameOf(partsOf(below, 'id')[0]);
        return name && below !== node ? [[name, below] as const] : [];
      }),
  );
}

const identifiers = (node: SyntaxNode): Set<string> =>
  new Set(nodesBelow(node).flatMap((below) => (below.type === 'Identifier' ? (nameOf(below) ?? []) : [])));

/** The properties of a table of handlers: an object, or what a function answers. */
function handlersIn(node: SyntaxNode): Map<string, SyntaxNode> {
  const answers = nodesBelow(node).filter(({ type }) => type === 'ReturnStatement');
  return new Map(
    [...partsOf(node, 'init'), ...answers.flatMap((answer) => partsOf(answer, 'argument'))]
      .filter(({ type }) => type === 'ObjectExpression')
      .flatMap((object) => partsOf(object, 'properties'))
      .flatMap((property) => {
        const name = nameOrText(partsOf(property, 'key')[0]);
        const [value] = partsOf(property, 'value');
        return name && value ? [[name, value] as const] : [];
      }),
  );
}

/**
 * Who names whom, declaration by declaration. It sees too much rather than too little: what is named may be called.
 * A table of handlers is taken apart, so that each of them names its own.
 */
export function callGraph(files: readonly Pick<SourceFile, 'path' | 'text'>[]): CallGraph {
  const graph = new Map<string, ReadonlySet<string>>();
  for (const file of files) {
    const program = syntaxOf(file);
    const imported = importsOf(file.path, program);
    const own = declared(program);
    const named = (node: SyntaxNode, inside: ReadonlyMap<string, SyntaxNode> = new Map()): Set<string> => {
      const seen = new Set<string>();
      const found = new Set(lateImports(file.path, node));
      const walk = (part: SyntaxNode): void => {
        for (const name of identifiers(part)) {
          const local = inside.get(name);
          if (local && !seen.has(name)) {
            seen.add(name);
            for (const late of lateImports(file.path, local)) found.add(late);
            walk(local);
          }
          const place = imported.get(name) ?? (own.has(name) ? `${file.path}#${name}` : null);
          if (place) found.add(place);
        }
      };
      walk(node);
      return found;
    };
    for (const [name, node] of own) {
      const self = `${file.path}#${name}`;
      if (!/Handlers$/.test(name)) graph.set(self, named(node));
      else
        for (const [property, value] of handlersIn(node))
          graph.set(`${self}.${property}`, named(value, locals(node)));
    }
  }
  return graph;
}

/** The way from a place to the first that is looked for, over none that ends it; null where there is none. */
export function wayTo(
  graph: CallGraph,
  from: string,
  isSought: (place: string) => boolean,
  ends: (place: string) => boolean,
): readonly string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const place of before.keys()) {
    if (isSought(place)) {
      const way: string[] = [];
      for (let one: string | null = place; one !== null; one = before.get(one) ?? null) way.unshift(one);
      return way;
    }
    for (const next of graph.get(place) ?? []) if (!before.has(next) && !ends(next)) before.set(next, place);
  }
  return null;
}
