import type { z } from 'zod';
import {
  balanceImportsEndpoints,
  type importFormSchema,
  type importReportSchema,
  type importSchema,
} from '#contract/balance-imports.ts';
import { type Fraction, hundredths } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import { applyImport } from '#server/actions/balance-imports/apply-import.ts';
import { checkImport } from '#server/actions/balance-imports/check-import.ts';
import { listImports, type NamedImport } from '#server/actions/balance-imports/list-imports.ts';
import type {
  BeforeAndAfter,
  PreparedLine,
  SentImport,
} from '#server/actions/balance-imports/prepare-import.ts';
import { undoImport } from '#server/actions/balance-imports/undo-import.ts';
import type { Services } from '#server/services.ts';
import { importProblemSentence } from '#words/sentences/imports.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';

export function balanceImportsHandlers(services: Services): Handlers<typeof balanceImportsEndpoints> {
  return {
    list: async ({ query }, context) => {
      const imports = await listImports(services, context.actor, asked(query));
      return onePage(balanceImportsEndpoints.list, query, context, imports.map(shownImport));
    },
    check: async ({ body }, { actor, language }) => {
      const lines = await checkImport(services, actor, formOf(body));
      return {
        lines: lines.map((line) => shownLine(line, language)),
        ready: lines.every(({ problems }) => problems.length === 0),
      };
    },
    apply: async ({ body }, { actor, idempotencyKey }) =>
      shownImport(await applyImport(services, actor, formOf(body), idempotencyKey)),
    undo: async ({ params }, { actor }) => shownImport(await undoImport(services, actor, params.id)),
  };
}

function formOf(body: z.output<typeof importFormSchema>): SentImport {
  return { ...body, asOf: plainDate(body.asOf) };
}

function shownLine(
  line: PreparedLine,
  language: Language,
): z.input<typeof importReportSchema>['lines'][number] {
  const { person, problems } = line;
  return {
    line: line.line,
    user: person && { id: person.id, name: person.name },
    previous: shownDays(line.previous),
    current: shownDays(line.current),
    rtt: shownDays(line.rtt),
    employedFrom: line.employedFrom,
    paidLeave: shownChange(line.paidLeave),
    rttDays: shownChange(line.rttDays),
    problems: problems.map((each) => ({
      problem: each.problem,
      cell: each.cell,
      sentence: importProblemSentence(each, language),
    })),
  };
}

function shownDays(days: Fraction | null): number | null {
  return days && hundredths(days);
}

function shownChange(change: BeforeAndAfter | null): { before: number; after: number } | null {
  return change && { before: hundredths(change.before), after: hundredths(change.after) };
}

function shownImport({ imported, appliedByName }: NamedImport): z.input<typeof importSchema> {
  const { id, name, asOf, lineCount, appliedAt, appliedBy, undoneAt } = imported;
  return {
    id,
    name,
    asOf,
    lineCount,
    appliedAt: appliedAt.toISOString(),
    appliedBy: { id: appliedBy, name: appliedByName },
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}
