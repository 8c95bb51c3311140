import { expect, it } from 'vitest';
import { below } from '#tests/support/source-files.ts';
import { nameOf, nodesBelow, type SyntaxNode, syntaxOf } from '#tests/support/syntax.ts';

const propertiesOf = ({ properties }: SyntaxNode) => (Array.isArray(properties) ? properties : []);

/** An object that says what a query is called and how it is asked, of its own and not from `endpointQuery`. */
const namesQuery = (node: SyntaxNode) => {
  const names = propertiesOf(node).map(({ key }) => nameOf(key));
  return node.type === 'ObjectExpression' && names.includes('queryKey') && names.includes('queryFn');
};

it('a query written by hand says what it shows: otherwise every event asks for it again', () => {
  const queries = below('src/app/', 'src/web/', 'src/site/')
    .filter(({ text }) => text.includes('queryFn'))
    .flatMap(({ path, text }) =>
      nodesBelow(syntaxOf({ path, text }))
        .filter(namesQuery)
        .map((node) => ({ path, names: propertiesOf(node).map(({ key }) => nameOf(key)) })),
    );
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.filter(({ names }) => !names.includes('meta')).map(({ path }) => path)).toEqual([]);
});
