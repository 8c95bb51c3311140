import type { z } from 'zod';
import { payslipsEndpoints } from '#contract/payslips.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { isMember } from '#domain/members/role.ts';
import { untoldReason } from '#domain/payroll/told-to-accountants.ts';
import type { KeptCause } from '#domain/payslips/kept-comparison.ts';
import { PAYSLIP_COUNTERS } from '#domain/payslips/payslip-counter.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { adjustRow, noteOnRow } from '#server/actions/payslips/answer-row.ts';
import { comparePayslips } from '#server/actions/payslips/compare-payslips.ts';
import {
  listPastComparisons,
  type ShownComparison,
  showComparison,
  showKnownColumns,
} from '#server/actions/payslips/show-comparison.ts';
import type { Services } from '#server/services.ts';
import { payslipCounterName } from '#words/sentences/payslips.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';

type Endpoints = typeof payslipsEndpoints;
type Shown = z.input<Endpoints['show']['response']>;

export function payslipsHandlers(services: Services): Handlers<Endpoints> {
  return {
    list: async ({ query }, context) => {
      const found = await listPastComparisons(services, context.actor, asked(query));
      const rows = found.map((each) => ({
        ...summary(each),
        rows: each.rows,
        differences: each.differences,
      }));
      return onePage(payslipsEndpoints.list, query, context, rows);
    },
    compare: async ({ body }, { actor, language }) => {
      const { file, date, ...form } = body;
      const asking = { ...form, date: plainDate(date), file: file?.content ?? null };
      const keep = await comparePayslips(services, { ...actor, language }, asking);
      return async () => shownComparedPayslips(actor, await keep(), language);
    },
    show: async ({ params }, { actor, language, looked }) => {
      const found = await showComparison(services, actor, params.id);
      looked(found.rows.flatMap(({ row }) => row.userId ?? []));
      return shownComparedPayslips(actor, found, language);
    },
    columns: async (_, { actor, language }) => {
      const { columns, types } = await showKnownColumns(services, actor);
      const own = [...types.values()].flatMap(({ counter, archived }) =>
        counter === null || archived ? [] : [counter],
      );
      const counters = [...new Set<string>([...PAYSLIP_COUNTERS, ...own])];
      return {
        columns: columns.map(({ heading, meaning }) => ({ heading, meaning })),
        counters: counters.map((counter) => ({
          counter,
          name: payslipCounterName(counter, language, types),
        })),
      };
    },
    note: async ({ params, body }, { actor, language }) =>
      shownComparedPayslips(actor, await noteOnRow(services, actor, params, body.note), language),
    adjust: async ({ params, body }, { actor, language }) =>
      shownComparedPayslips(
        actor,
        await adjustRow(services, { ...actor, language }, params, body.reason),
        language,
      ),
  };
}

/** J16: neither notes of the company nor the reasons of its adjustments. */
function toldTo(reader: SessionActor, comparison: ShownComparison): ShownComparison {
  if (isMember(reader)) return comparison;
  const untold = (causes: readonly KeptCause[]): KeptCause[] => causes.map(untoldReason);
  const rows = comparison.rows.map(({ row, ...named }) => {
    const { causes, since } = row.result;
    const result = { ...row.result, causes: untold(causes), since: untold(since) };
    return { ...named, notedByName: null, row: { ...row, note: null, notedAt: null, result } };
  });
  return { ...comparison, rows };
}

function summary({ comparison, createdByName }: Pick<ShownComparison, 'comparison' | 'createdByName'>) {
  const { id, name, source, date, establishment, knownAt, createdAt, createdBy } = comparison;
  return {
    id,
    establishment,
    name,
    source,
    date,
    knownAt: knownAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    createdBy: { id: createdBy, name: createdByName },
  };
}

export function shownComparedPayslips(
  reader: SessionActor,
  comparison: ShownComparison,
  language: Language,
): Shown {
  const { rows, types, ...named } = toldTo(reader, comparison);
  return {
    ...summary(named),
    leftOut: [...named.comparison.leftOut],
    rows: rows.map((each) => shownRow(each, types, language)),
  };
}

function shownRow(
  { row, personName, payrollNumber, notedByName }: ShownComparison['rows'][number],
  types: LeaveTypes,
  language: Language,
): Shown['rows'][number] {
  const { position, line, userId, counter, result, note, notedAt, adjustedAt } = row;
  const { theirs, ours, difference, unexplained, causes, since } = result;
  return {
    row: position,
    line,
    user: { id: userId, name: personName },
    payrollNumber,
    counter,
    counterName: payslipCounterName(counter, language, types),
    theirs,
    ours,
    difference,
    unexplained,
    causes: [...causes],
    since: [...since],
    note:
      note === null || notedAt === null ? null : { text: note, at: notedAt.toISOString(), by: notedByName },
    adjustedAt: adjustedAt?.toISOString() ?? null,
  };
}
