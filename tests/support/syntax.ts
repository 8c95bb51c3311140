import { parseSync } from 'vite';

/** A node of the syntax tree, by the names of ESTree. */
export interface SyntaxNode {
  readonly type: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What stands in the node under a name, or all that stands in it. */
export function partsOf(node: SyntaxNode, name?: string): SyntaxNode[] {
  return Object.entries(node)
    .filter(([field]) => name === undefined || field === name)
    .flatMap(([, value]) => value)
    .filter(isNode);
}

/** The node and all below it that `enters` does not keep out. */
export function nodesBelow(
  node: SyntaxNode,
  enters: (node: SyntaxNode) => boolean = () => true,
): SyntaxNode[] {
  return [node, ...partsOf(node).flatMap((part) => (enters(part) ? nodesBelow(part, enters) : []))];
}

export function syntaxOf({ path, text }: { readonly path: string; readonly text: string }): SyntaxNode {
  const { program } = parseSync(path, text);
  if (!isNode(program)) throw new Error(`${path} cannot be read.`);
  return program;
}

/** What an identifier says; null for whatever else stands there. */
export function nameOf(node: SyntaxNode | undefined): string | null {
  return node && 'name' in node && typeof node.name === 'string' ? node.name : null;
}
