import { parseSync } from 'vite';

/** A node of the syntax tree, by the names of ESTree. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** The node and all below it that `enters` does not keep out. */
export function nodesBelow(node: SyntaxNode, enters: (node: SyntaxNode) => boolean = () => true): SyntaxNode[] {
  return [node, ...partsOf(node).flatMap((part) => (enters(part) ? nodesBelow(part, enters) : []))];
}

export function syntaxOf({ path, text }: { readonly path: string; readonly text: string }): SyntaxNode {
  const { program } = parseSync(path, text);
  if (!isNode(program)) throw new Error(`${path} cannot be read.`);
  return program;
}

/** `name` of an identifier; null for whatever else stands there. */
export function nameOf(node: unknown): string | null {
  return isNode(node) && 'name' in node && typeof node.name === 'string' ? node.name : null;
}
