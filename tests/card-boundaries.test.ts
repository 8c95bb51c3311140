import { expect, it } from 'vitest';
import { below } from '#tests/support/source-files.ts';
import { nameOf, partsOf, type SyntaxNode, syntaxOf } from '#tests/support/syntax.ts';

/** Nothing of these is there to be lost beside them: a gallery of parts for whoever builds pages. */
const apart = ['src/app/features/gallery/'];

interface DrawnCard {
  readonly name: string;
  readonly isKept: boolean;
}

const tagOf = (node: SyntaxNode): string | null => {
  const [opening] = node.type === 'JSXElement' ? partsOf(node, 'openingElement') : [];
  return opening ? nameOf(partsOf(opening, 'name')[0]) : null;
};

/** The cards that a file draws: `Card` keeps what breaks within it, others are kept by what stands around them. */
function cardsIn(node: SyntaxNode, isKept = false): DrawnCard[] {
  const tag = tagOf(node);
  const within = isKept || tag === 'CardBoundary';
  const inner = partsOf(node).flatMap((part) => cardsIn(part, within));
  if (tag === null || !tag.endsWith('Card')) return inner;
  return [{ name: tag, isKept: tag === 'Card' || within }, ...inner];
}

it('a page of several cards keeps each of them from taking along the others', () => {
  const pages = below('src/app/features/', 'src/app/routes/')
    .filter(
      ({ path, text }) =>
        (text.match(/<\w*Card\b/g) ?? []).length > 1 && !apart.some((place) => path.startsWith(place)),
    )
    .map((file) => ({ path: file.path, cards: cardsIn(syntaxOf(file)) }))
    .filter(({ cards }) => cards.length > 1);
  expect(pages.length).toBeGreaterThan(20);
  const open = pages.flatMap(({ path, cards }) =>
    cards.filter(({ isKept }) => !isKept).map(({ name }) => `${path} ${name}`),
  );
  expect(open).toEqual([]);
});
