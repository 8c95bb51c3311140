import type { Plugin } from 'vite';
import { KEPT_FROM_BROWSERS } from '#contract/endpoint.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

const contract = /\/src\/contract\/[\w-]+\.ts$/;

const keptBack: ReadonlySet<string | undefined> = new Set(KEPT_FROM_BROWSERS);

/**
 * What the contract says of its calls and fields is read by the server, which writes the reference from it and knows who
 * may call how often; a browser needs none of it, and would fetch it before the first page.
 */
export function fetchedContract(): Plugin {
  return {
    name: 'relache:fetched-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: contract },
      handler(code) {
        return { code: withoutCuts(code, cutsIn(this.parse(code) as Node, code)), map: null };
      },
    },
  };
}

function cutsIn(root: Node, code: string): Cut[] {
  const found: Cut[] = [];
  const visit = (node: Node): void => {
    const cuts = [describedAt(node), ...keptBackIn(node, code)].filter((cut) => cut !== null);
    found.push(...cuts);
    for (const child of childrenOf(node)) if (!cuts.some((cut) => isWithin(child, cut))) visit(child);
  };
  visit(root);
  return found;
}

/** Of `schema.describe(…)`, all that follows the schema. */
function describedAt(node: Node): Cut | null {
  if (node.type !== 'CallExpression') return null;
  const { callee } = node as unknown as { callee: Node };
  if (callee.type !== 'MemberExpression') return null;
  const { object, property } = callee as unknown as { object: Node; property: Node & { name?: string } };
  return property.name === 'describe' ? { start: object.end, end: node.end } : null;
}

/** Of what is an endpoint. */
function keptBackIn(node: Node, code: string): Cut[] {
  if (node.type !== 'ObjectExpression') return [];
  const properties = (node as unknown as { properties: (Node & { key?: { name?: string } })[] }).properties;
  const names = properties.map(({ key }) => key?.name);
  // Some take their method from what several share.
  if (!names.includes('path') || !(names.includes('method') || names.includes('summary'))) return [];
  return properties
    .filter(({ key }) => keptBack.has(key?.name))
    .map(({ start, end }) => {
      const comma = /^\s*,/.exec(code.slice(end));
      return { start, end: end + (comma?.[0].length ?? 0) };
    });
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value?.type === 'string' && typeof value.start === 'number');
}

/** The callee of `schema.describe` begins before what is cut: the schema in it is still looked into. */
function isWithin({ start, end }: Node, cut: Cut): boolean {
  return start >= cut.start && end <= cut.end;
}

function withoutCuts(code: string, cuts: readonly Cut[]): string {
  const inOrder = [...cuts].sort((a, b) => a.start - b.start);
  let kept = '';
  let from = 0;
  for (const { start, end } of inOrder) {
    kept += code.slice(from, start);
    from = end;
  }
  return kept + code.slice(from);
}
