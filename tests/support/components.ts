import { type SourceFile, target } from './source-files.ts';
import { nameOf, nodesBelow, partsOf, type SyntaxNode, syntaxOf } from './syntax.ts';

/** A function at the top of a file, called by where it is: `src/app/page.tsx Page`. */
export interface Component {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly body: SyntaxNode;
  /** Which component a tag in it stands for. */
  readonly idOf: (tag: string) => string;
}

export function tagOf(node: SyntaxNode): string | null {
  const [opening] = node.type === 'JSXElement' ? partsOf(node, 'openingElement') : [];
  return opening ? nameOf(partsOf(opening, 'name')[0]) : null;
}

/** What each file declares, and where its tags come from: imported, fetched late, or its own. */
export function componentsOf(files: readonly SourceFile[]): Component[] {
  return files.flatMap((file) => {
    const { path } = file;
    const top = partsOf(syntaxOf(file), 'body');
    const declared = top.flatMap((node) =>
      node.type.startsWith('Export') ? partsOf(node, 'declaration') : node,
    );
    const variables = declared.flatMap((node) => partsOf(node, 'declarations'));
    const known = new Map([...importsIn(path, top), ...lateOnesIn(path, variables)]);
    const functions = [
      ...declared.filter(({ type }) => type === 'FunctionDeclaration').map((node) => [node, node] as const),
      ...variables.flatMap((node) =>
        partsOf(node, 'init').flatMap((init) =>
          /Function/.test(init.type) ? ([[node, init]] as const) : [],
        ),
      ),
    ];
    return functions.map(([node, body]) => {
      const name = nameOf(partsOf(node, 'id')[0]) ?? 'default';
      const idOf = (tag: string): string => known.get(tag) ?? `${path} ${tag}`;
      return { id: `${path} ${name}`, path, name, body, idOf };
    });
  });
}

function importsIn(path: string, top: readonly SyntaxNode[]): (readonly [string, string])[] {
  return top
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((node) =>
      partsOf(node, 'specifiers').map((one) => {
        const local = nameOf(partsOf(one, 'local')[0]) ?? '';
        return [local, `${sourceOf(path, node)} ${nameOf(partsOf(one, 'imported')[0]) ?? local}`] as const;
      }),
    );
}

/** `lazy(() => import('./page.tsx').then((module) => ({ default: module.Page })))` */
function lateOnesIn(path: string, variables: readonly SyntaxNode[]): (readonly [string, string])[] {
  return variables.flatMap((node) => {
    const within = partsOf(node, 'init').flatMap((init) => nodesBelow(init));
    const fetched = within.find(({ type }) => type === 'ImportExpression');
    const taken = within
      .filter(({ type }) => type === 'MemberExpression')
      .map((member) => nameOf(partsOf(member, 'property')[0]) ?? '')
      .find((name) => /^[A-Z]/.test(name));
    const local = nameOf(partsOf(node, 'id')[0]);
    return fetched && taken && local ? [[local, `${sourceOf(path, fetched)} ${taken}`] as const] : [];
  });
}

function sourceOf(path: string, node: SyntaxNode): string {
  const [source] = partsOf(node, 'source');
  return source && 'value' in source && typeof source.value === 'string' ? target(path, source.value) : '';
}
