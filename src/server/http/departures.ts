import type { z } from 'zod';
import {
  type departurePreviewSchema,
  type departureStatementSchema,
  departuresEndpoints,
  type formerPersonSchema,
  type owedCounterSchema,
} from '#contract/departures.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import { addDays, addYears, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { ruleOf, sourceOf } from '#domain/rules/all-rules.ts';
import type { Language } from '#domain/text/language.ts';
import { plainName } from '#domain/text/plain-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type FormerMember, listFormer } from '#server/actions/departures/list-former.ts';
import type { CounterOwed } from '#server/actions/departures/owed-at-end.ts';
import type { DepartureForm, PlannedDeparture } from '#server/actions/departures/plan-departure.ts';
import { readDeparture } from '#server/actions/departures/read-departure.ts';
import { previewDeparture, recordDeparture } from '#server/actions/departures/record-departure.ts';
import { rehire } from '#server/actions/departures/rehire.ts';
import { withdrawDeparture } from '#server/actions/departures/withdraw-departure.ts';
import type { Services } from '#server/services.ts';
import { tableAsCsv } from '#server/tables/table-as-csv.ts';
import { counterLabel, undatedLotLabel } from '#words/sentences/balances.ts';
import { shownTypeName } from '#words/sentences/leave.ts';
import { writtenIn } from '#words/written.ts';
import { departureTable } from './departure-table.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';

export function departuresHandlers(services: Services): Handlers<typeof departuresEndpoints> {
  const show = async (
    actor: SessionActor,
    id: string,
    language: Language,
    departureId?: string,
  ): Promise<z.input<typeof departureStatementSchema>> => {
    const statement = await readDeparture(services, actor, id, departureId);
    const { person, departure, counters, types, others } = statement;
    const { email, name, role } = person;
    return {
      id: departure.id,
      user: { id: person.id, email, name, role },
      organizationName: statement.organizationName,
      payrollNumber: statement.payrollNumber,
      employment: statement.employment,
      reason: departure.reason,
      recordedAt: departure.recordedAt.toISOString(),
      hasLeft: person.removedAt !== null,
      counters: counters.map((counter) => shownOwed(counter, types, language)),
      others: others.map((other) => ({ id: other.id, lastDay: other.lastDay })),
      may: { edit: statement.mayEdit },
    };
  };
  return {
    former: async ({ query }, context) => {
      const people = (await listFormer(services, context.actor, asked(query))).map(shownFormer);
      return { people: onePage(departuresEndpoints.former, query, context, people) };
    },
    read: async ({ params, query }, { actor, language, looked }) => {
      const shown = await show(actor, params.id, language, query.departure);
      looked([params.id]);
      return shown;
    },
    table: async ({ params, query }, { actor, language, looked }) => {
      const shown = await show(actor, params.id, language, query.departure);
      looked([params.id]);
      const { sheet } = writtenIn(language).departures;
      return {
        type: 'text/csv',
        name: `${['relache', plainName(sheet), plainName(shown.user.name), shown.employment.to].filter(Boolean).join('-')}.csv`,
        content: tableAsCsv(departureTable(shown, language), language),
      };
    },
    preview: async ({ params, body }, { actor, language }) =>
      shownPlan(await previewDeparture(services, actor, params.id, formOf(body)), formOf(body), language),
    set: async ({ params, body }, { actor, language }) => {
      await recordDeparture(services, actor, params.id, formOf(body));
      return show(actor, params.id, language);
    },
    withdraw: async ({ params }, { actor }) => {
      await withdrawDeparture(services, actor, params.id);
      return { success: true };
    },
    rehire: async ({ params, body }, { actor }) => {
      await rehire(services, actor, params.id, { ...body, from: body.from as PlainDate });
      return { success: true };
    },
  };
}

/** The contract has checked that it is a day. */
function formOf({ lastDay, reason }: { lastDay: string; reason: DepartureForm['reason'] }): DepartureForm {
  return { lastDay: lastDay as PlainDate, reason };
}

function shownPlan(
  { onRecord, requests, counters, isOver }: PlannedDeparture,
  { lastDay }: DepartureForm,
  language: Language,
): z.input<typeof departurePreviewSchema> {
  const { types } = onRecord.basis;
  return {
    lastDay,
    closesAtOnce: isOver,
    requests: requests.map(({ request: { id, type, startDate, endDate }, outcome }) => {
      return { id, type, typeName: shownTypeName(type, types, language), startDate, endDate, outcome };
    }),
    counters: counters.map((counter) => shownOwed(counter, types, language)),
  };
}

function shownOwed(
  { counter, unit, lots, overdrawn, total }: CounterOwed,
  types: LeaveTypes,
  language: Language,
): z.input<typeof owedCounterSchema> {
  const isPaid = counter === 'paid-leave';
  const rule = isPaid ? 'X1' : 'X2';
  return {
    counter,
    label: counterLabel(counter, language, types),
    unit,
    isPaid,
    lots: lots.map(({ label, period, earned, left }) => ({
      label: label ?? undatedLotLabel(language),
      from: period,
      to: period && addDays(addYears(period, 1), -1),
      earned: earned && hundredths(earned),
      left: hundredths(left),
    })),
    takenAhead: hundredths(overdrawn),
    total: hundredths(total),
    rule,
    source: sourceOf(ruleOf(rule))[language],
  };
}

function shownFormer({
  user,
  removedAt,
  departure,
  erasure,
  held,
}: FormerMember): z.input<typeof formerPersonSchema> {
  const { id, name, email, role } = user;
  return { id, name, email, role, removedAt: removedAt.toISOString(), departure, erasure, held };
}
