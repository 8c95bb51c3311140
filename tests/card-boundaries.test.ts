import { expect, it } from 'vitest';
import { type Component, componentsOf, tagOf } from '#tests/support/components.ts';
import { below, type SourceFile } from '#tests/support/source-files.ts';
import { nodesBelow, partsOf, type SyntaxNode } from '#tests/support/syntax.ts';

/** Nothing of these is there to be lost beside them: a gallery of parts for whoever builds pages. */
const apart = ['src/app/features/gallery/'];

/** All that draws a card, itself or by what it draws. `Card` keeps what breaks within it, not who draws it. */
function drawersOfCards(components: readonly Component[]): Set<string> {
  const drawing = new Set<string>();
  const drawn = components.map(({ id, body, idOf }) => {
    const tags = nodesBelow(body).flatMap((node) => tagOf(node) ?? []);
    return { id, ids: tags.map((tag) => (tag === 'Card' ? tag : idOf(tag))) };
  });
  for (let known = -1; known !== drawing.size; ) {
    known = drawing.size;
    for (const { id, ids } of drawn)
      if (ids.some((one) => one === 'Card' || drawing.has(one))) drawing.add(id);
  }
  return drawing;
}

interface Shown {
  /** How many cards stand there together: of two branches, one is drawn. */
  readonly count: number;
  /** Those that would take along what stands beside them. */
  readonly open: readonly string[];
}

function shownIn(node: SyntaxNode, isCard: (tag: string) => boolean, isKept = false): Shown {
  const tag = tagOf(node);
  const within = isKept || tag === 'CardBoundary';
  const parts = partsOf(node).map((part) => shownIn(part, isCard, within));
  const counts = parts.map(({ count }) => count);
  const isChoice = node.type === 'ConditionalExpression';
  const count = isChoice ? Math.max(0, ...counts) : counts.reduce((sum, one) => sum + one, 0);
  const open = parts.flatMap((part) => part.open);
  // What is handed cards to place is their frame.
  if (tag === null || !isCard(tag) || (tag !== 'Card' && count > 0)) return { count, open };
  return { count: count + 1, open: tag === 'Card' || within ? open : [tag, ...open] };
}

/** Of what each component returns at once, the cards that nothing keeps apart. */
function openCards(files: readonly SourceFile[]): { readonly several: number; readonly open: string[] } {
  const components = componentsOf(files);
  const drawing = drawersOfCards(components);
  const pages = components
    .filter(({ path }) => !apart.some((place) => path.startsWith(place)))
    .flatMap((one) => {
      const isCard = (tag: string): boolean => tag.endsWith('Card') || drawing.has(one.idOf(tag));
      const returned = nodesBelow(one.body).filter(({ type }) => type === 'ReturnStatement');
      return (returned.length > 0 ? returned : [one.body]).map((node) => ({
        ...shownIn(node, isCard),
        id: one.id,
      }));
    })
    .filter(({ count }) => count > 1);
  return { several: pages.length, open: pages.flatMap(({ id, open }) => open.map((tag) => `${id}: ${tag}`)) };
}

it('a page of several cards keeps each of them from taking along the others', () => {
  const files = below('src/app/').filter(({ path }) => path.endsWith('.tsx'));
  const { several, open } = openCards(files);
  expect(several).toBeGreaterThan(30);
  expect(open).toEqual([]);
});

it('knows a card by what it draws, in its own file or another, fetched late or not', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text, imports: [] });
  const files = [
    file('src/app/one.tsx', 'export function One() { return <Card title="1" />; }'),
    file('src/app/two.tsx', "import { One } from './one.tsx';\nexport const Two = () => <One />;"),
    file(
      'src/app/page.tsx',
      `import { One } from './one.tsx';
       const Late = lazy(() => import('./two.tsx').then((module) => ({ default: module.Two })));
       export function Open() { return <><One /><Late /><p /></>; }
       export function Kept() { return <><CardBoundary><One /></CardBoundary><CardBoundary><Late /></CardBoundary></>; }
       export function Either({ which }) { return which ? <One /> : <Late />; }
       export function Alone() { return <div><One /><p /></div>; }`,
    ),
  ];
  expect(openCards(files).open).toEqual(['src/app/page.tsx Open: One', 'src/app/page.tsx Open: Late']);
});
