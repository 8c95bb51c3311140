import type { z } from 'zod';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { isMember } from '#domain/members/role.ts';
import { toldTypeName } from '#domain/payroll/told-to-accountants.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { compareSilaeCounters } from '#server/actions/payroll-sending/compare-silae-counters.ts';
import {
  disconnect,
  type ShownConnection,
  setConnection,
  showConnection,
} from '#server/actions/payroll-sending/connection.ts';
import { type Matches, setMatches, showMatches } from '#server/actions/payroll-sending/matches.ts';
import { type ShownPlan, sendMonth, showMonthPlan } from '#server/actions/payroll-sending/send-month.ts';
import {
  listPastSendings,
  type ShownSending,
  showSending,
} from '#server/actions/payroll-sending/show-sendings.ts';
import { testConnection } from '#server/actions/payroll-sending/test-connection.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';
import { shownComparedPayslips } from './payslips.ts';

type Endpoints = typeof payrollSendingEndpoints;
type Answer<Name extends keyof Endpoints> = z.input<Endpoints[Name]['response']>;

export function payrollSendingHandlers(services: Services): Handlers<Endpoints> {
  const firstDay = (month: string) => plainDate(`${month}-01`);
  return {
    connection: async (_, { actor }) => connectionView(await showConnection(services, actor)),
    connect: async ({ body }, { actor, language }) =>
      connectionView(await setConnection(services, { ...actor, language }, body)),
    test: async (_, { actor }) => connectionView(await testConnection(services, actor)),
    disconnect: async (_, { actor, language }) =>
      connectionView(await disconnect(services, { ...actor, language })),
    matches: async (_, { actor, language }) => matchesView(await showMatches(services, actor), language),
    setMatches: async ({ body }, { actor, language }) =>
      matchesView(await setMatches(services, { ...actor, language }, body), language),
    plan: async ({ params }, { actor, language, looked }) => {
      const plan = await showMonthPlan(services, actor, firstDay(params.month));
      looked('everyone');
      return planView(plan, nameFor({ ...actor, language }));
    },
    send: async ({ params, body }, { actor, language }) =>
      wholeSending(
        await sendMonth(services, { ...actor, language }, firstDay(params.month), body.digest),
        nameFor({ ...actor, language }),
      ),
    list: async ({ query }, context) => {
      const found = await listPastSendings(services, context.actor, asked(query));
      return onePage(payrollSendingEndpoints.list, query, context, found.map(sendingView));
    },
    show: async ({ params }, { actor, language, looked }) => {
      const sending = await showSending(services, actor, params.id);
      looked('everyone');
      return wholeSending(sending, nameFor({ ...actor, language }));
    },
    compareCounters: async ({ body }, { actor, language }) => {
      const compare = await compareSilaeCounters(services, { ...actor, language }, plainDate(body.date));
      return async () => shownComparedPayslips(actor, await compare(), language);
    },
  };
}

type Named = (types: LeaveTypes, type: string) => string;

/** J16: an accountant reads the code, and of a confidential type nothing else. */
function nameFor(reader: Pick<SessionActor, 'role' | 'language'>): Named {
  const { language } = reader;
  return (types, type) =>
    isMember(reader) ? (types.get(type)?.name[language] ?? type) : toldTypeName(types, type, language);
}

function connectionView({ available, apart, found }: ShownConnection): Answer<'connection'> {
  if (found === null) return { available, apart, connection: null };
  const { connection, connectedByName, readable } = found;
  const { provider, dossier, hints, connectedAt, connectedBy, lastSuccessAt } = connection;
  const { trouble, troubleText, troubleAt } = connection;
  return {
    available,
    apart,
    connection: {
      provider,
      dossier,
      endings: { ...hints },
      readable,
      connectedAt: connectedAt.toISOString(),
      connectedBy: { id: connectedBy, name: connectedByName },
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      trouble:
        trouble === null || troubleAt === null
          ? null
          : { kind: trouble, text: troubleText, at: troubleAt.toISOString() },
    },
  };
}

function matchesView({ people, types }: Matches, language: SessionActor['language']): Answer<'matches'> {
  return {
    people: people.map(({ id, name, gone, contractId }) => ({ user: { id, name }, gone, contractId })),
    types: types.map(({ type, name, suggested }) => ({
      type: type.id,
      typeName: type.name[language],
      name,
      suggested,
    })),
  };
}

function planView(
  { month, connection, digest, running, steps, held, types }: ShownPlan,
  named: Named,
): Answer<'plan'> {
  return {
    month: month.slice(0, 7),
    provider: connection.provider,
    digest,
    running: running?.id ?? null,
    steps: steps.map(({ deed, absence, userId, personName, type }) => ({
      deed,
      user: { id: userId, name: personName },
      typeName: named(types, type),
      ...absence,
    })),
    held: held.map(({ line, problem }) => ({
      user: { id: line.userId, name: line.personName },
      typeName: named(types, line.type),
      startDate: line.startDate,
      startHalf: line.startHalf,
      endDate: line.endDate,
      endHalf: line.endHalf,
      problem,
    })),
  };
}

function sendingView(counted: Omit<ShownSending, 'lines' | 'types'>): Answer<'list'>[number] {
  const { sending, month, begunByName, waiting, unknown, sent, refused } = counted;
  return {
    id: sending.id,
    month: month.slice(0, 7),
    provider: sending.provider,
    begunAt: sending.begunAt.toISOString(),
    begunBy: { id: sending.begunBy, name: begunByName },
    endedAt: sending.endedAt?.toISOString() ?? null,
    nextAt: sending.nextAt?.toISOString() ?? null,
    stoppedBy: sending.stoppedBy,
    counts: { waiting, unknown, sent, refused },
  };
}

function wholeSending({ lines, types, ...counted }: ShownSending, named: Named): Answer<'show'> {
  return {
    ...sendingView(counted),
    lines: lines.map((line) => ({
      deed: line.deed,
      employee: line.employee,
      code: line.code,
      user: { id: line.userId, name: line.personName },
      typeName: named(types, line.type),
      startDate: line.startDate,
      startHalf: line.startHalf,
      endDate: line.endDate,
      endHalf: line.endHalf,
      state: line.state,
      needless: line.needless,
      refusal: line.refusal,
      answer: line.answer,
    })),
  };
}
