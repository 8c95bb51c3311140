import { RULE_CHAPTERS, sourceOf } from './all-rules.ts';
import type { Rule } from './rule.ts';

const INTRODUCTION = `# How days are counted and earned

<!-- Written from src/domain/rules: run \`npx tsx tests/write-domain-docs.ts\` after a change. -->

Every rule has a number. Proofs and ledger lines cite it, tests cite it, and the public page is written from the
same source. Where sources clash or are silent the reading kindest to the employee is taken and told under
« Reading »; « Setting » names what a company can change. Articles are those of the Code du travail; F numbers are
pages of service-public.fr.

## The life of a request

\`\`\`mermaid
stateDiagram-v2
  [*] --> pending
  pending --> pending: edit
  pending --> approved: approve
  pending --> rejected: reject (reason)
  pending --> withdrawn: withdraw
  approved --> cancelled: cancel
  approved --> cancellation_asked: ask cancellation
  cancellation_asked --> cancelled: accept, cancel
  cancellation_asked --> approved: refuse (reason)
\`\`\`

A leave whose cancellation is asked is still approved: it holds its half-days and its days.

## How a balance is made

Facts (contract, working patterns, absences, approved leave, openings, adjustments) and the dated policy give the
lines that are due up to a day. Lines are written once and never edited. A balance replays them: credits fill lots
(one per acquisition period and expiry), each day taken empties the lot that expires first, lots lapse after their
last day unless they are carried over or extended. What was written compared with what is due gives the correcting
lines, which is also how a change of policy is previewed. Amounts are exact fractions.
`;

function renderRule(rule: Rule): string {
  const lines = [
    `### ${rule.number}. ${rule.title.en}`,
    '',
    `_${rule.title.fr}_ — ${sourceOf(rule).en}`,
    '',
    rule.statement.en,
    '',
    `> ${rule.statement.fr}`,
    '',
  ];
  if (rule.reading !== undefined) lines.push(`- Reading: ${rule.reading.en}`);
  if (rule.setting !== undefined) lines.push(`- Setting: \`${rule.setting}\``);
  lines.push(`- Example: ${rule.example.en}`, '');
  return lines.join('\n');
}

/** The whole of docs/domain.md. */
export function domainDocument(): string {
  const chapters = RULE_CHAPTERS.map(
    (chapter) => `## ${chapter.title.en}\n\n${chapter.rules.map(renderRule).join('\n')}`,
  );
  return `${[INTRODUCTION, ...chapters].join('\n').trimEnd()}\n`;
}
