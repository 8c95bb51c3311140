import { expect, it } from 'vitest';
import { below } from '#tests/support/source-files.ts';
import { nameOf, nodesBelow, partsOf, type SyntaxNode, syntaxOf } from '#tests/support/syntax.ts';

/** Loops that write once a turn, and why several at once would be wrong or gain nothing. */
const oneByOne: Readonly<Record<string, string>> = {
  'connections/end-own-connections.ts deleteOutsideConnection': 'the same handful',
  'connections/end-own-connections.ts enqueueEnding':
    'a person has a handful of connections, each of its own kind',
  'connections/enqueue-decider-news.ts enqueueInLine': 'two at most, and not the same job',
  'connections/keep-calendar.ts deleteWrittenEvent':
    'each piece is noted once a provider was called for it: what comes after it may fail',
  'connections/keep-calendar.ts insertWrittenEvent': 'an absence is few pieces, around what lies over it',
  'connections/post-digest.ts enqueue': 'two channels at most, each once it is claimed',
  'insights/refresh-figures.ts writeFigures': 'a hundred people each turn, whose ledgers are read with them',
  'people-imports/staff-teams.ts insertTeam': 'a few teams, each with all its members at once',
  'people-imports/staff-teams.ts insertTeamMembers': 'a few teams, each with all its members at once',
  'view-as/read-mail-as.ts writeNotification': 'puts the text of a mail together, and writes no row',
};

const loops = ['ForOfStatement', 'ForStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'];
/** What only ever writes one row, by the first word of its name. */
const writer = /^(enqueue|insert|write|save|set|delete|record)(?!All\b|Every)/;

const functions = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** What a loop itself awaits: a function within it may belong to a transaction of its own. */
function writesOf(loop: SyntaxNode): string[] {
  return nodesBelow(loop, ({ type }) => !functions.includes(type)).flatMap((node) => {
    if (node.type !== 'AwaitExpression') return [];
    const [name] = partsOf(node, 'argument').map((call) => nameOf(partsOf(call, 'callee')[0]));
    return name && writer.test(name) ? [name] : [];
  });
}

it('no action writes row by row what is written at once elsewhere', () => {
  const found = below('src/server/actions/')
    .filter(
      ({ text }) =>
        /\b(for|while|do)\b/.test(text) && /\bawait (enqueue|insert|write|save|set|delete|record)/.test(text),
    )
    .flatMap(({ path, text }) =>
      nodesBelow(syntaxOf({ path, text }))
        .filter(({ type }) => loops.includes(type))
        .flatMap(writesOf)
        .map((name) => `${path.replace('src/server/actions/', '')} ${name}`),
    );
  expect([...new Set(found)].sort()).toEqual(Object.keys(oneByOne).sort());
});
