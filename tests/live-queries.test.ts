import { expect, it } from 'vitest';
import { below } from '#tests/support/source-files.ts';
import { nameOf, nodesBelow, partsOf, type SyntaxNode, syntaxOf } from '#tests/support/syntax.ts';

const fieldsOf = (node: SyntaxNode) =>
  partsOf(node, 'properties').map((property) => nameOf(partsOf(property, 'key')[0]));

/** An object that says what a query is called and how it is asked, of its own and not from `endpointQuery`. */
const namesQuery = (node: SyntaxNode) => {
  const names = fieldsOf(node);
  return node.type === 'ObjectExpression' && names.includes('queryKey') && names.includes('queryFn');
};

it('a query written by hand says what it shows: otherwise every event asks for it again', () => {
  const queries = below('src/app/', 'src/web/', 'src/site/')
    .filter(({ text }) => text.includes('queryFn'))
    .flatMap(({ path, text }) =>
      nodesBelow(syntaxOf({ path, text }))
        .filter(namesQuery)
        .map((node) => ({ path, names: fieldsOf(node) })),
    );
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.filter(({ names }) => !names.includes('meta')).map(({ path }) => path)).toEqual([]);
});
