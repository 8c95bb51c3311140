import type { z } from 'zod';
import { rowsPerPage } from '#contract/paging.ts';
import { lineCursor, type payrollEndpoints } from '#contract/payroll.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { isMember } from '#domain/members/role.ts';
import { WHOLE_COMPANY } from '#domain/payroll/establishment.ts';
import { toldToAccountants } from '#domain/payroll/told-to-accountants.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closePayMonth, reopenPayMonth } from '#server/actions/payroll/close-month.ts';
import { type CodedType, setPayCodes, showPayCodes } from '#server/actions/payroll/pay-codes.ts';
import {
  listPayMonths,
  type PayMonthPage,
  type PayMonthState,
  showPayMonth,
} from '#server/actions/payroll/show-pay-month.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';

type Endpoints = typeof payrollEndpoints;
type ShownMonth = z.input<Endpoints['month']['response']>;

export function payrollHandlers(services: Services): Handlers<Endpoints> {
  const firstDay = (month: string): PlainDate => plainDate(`${month}-01`);
  return {
    months: async ({ query }, { actor }) =>
      (await listPayMonths(services, actor, query.establishment)).map(shownState),
    month: async ({ params, query }, context) => {
      const { actor, language } = context;
      const found = toldTo(
        actor,
        await showPayMonth(services, actor, firstDay(params.month), query.establishment),
      );
      const { establishment, lines: told } = found;
      context.looked(establishment === null ? 'everyone' : told.map(({ userId }) => userId));
      const path = `/payroll/months/${params.month}` as const;
      const rows = found.lines.map((line) => ({ ...line, id: lineCursor(line) }));
      const last = rows.findLast(({ id, requestId }) => [id, requestId].includes(query.cursor ?? ''));
      const cursor = last?.id ?? query.cursor;
      const lines = onePage({ path }, query, context, following(rows, { cursor }));
      return shownMonth({ ...found, lines }, language, found.lines.length);
    },
    close: async ({ params, query }, { actor, language }) => {
      const acting = { ...actor, language };
      const found = await closePayMonth(services, acting, firstDay(params.month), query.establishment);
      return shownMonth(toldTo(actor, found), language);
    },
    reopen: async ({ params, query, body }, { actor, language }) => {
      const acting = { ...actor, language };
      const month = firstDay(params.month);
      return shownMonth(
        await reopenPayMonth(services, acting, month, body.reason, query.establishment),
        language,
      );
    },
    codes: async (_, { actor, language }) => shownCodes(await showPayCodes(services, actor), language),
    setCodes: async ({ body }, { actor, language }) =>
      shownCodes(await setPayCodes(services, { ...actor, language }, body.codes), language),
  };
}

function toldTo(reader: SessionActor, page: PayMonthPage): PayMonthPage {
  return isMember(reader) ? page : toldToAccountants(page);
}

function shownState({
  month,
  paidIn,
  closing,
}: PayMonthState): z.input<Endpoints['months']['response']>[number] {
  return {
    month: month.slice(0, 7),
    paidIn: paidIn.slice(0, 7),
    state: closing ? 'closed' : 'open',
    closedAt: closing?.closedAt.toISOString() ?? null,
    closedBy: closing && { id: closing.closedBy, name: closing.closedByName },
  };
}

/** What does not fit one answer is where the page of the month leads. */
function shownMonth(page: PayMonthPage, language: Language, lines: number = page.lines.length): ShownMonth {
  const line = (row: PayMonthPage['lines'][number]): ShownMonth['lines'][number] => ({
    requestId: row.requestId,
    user: { id: row.userId, name: row.personName },
    payrollNumber: row.payrollNumber,
    type: row.type,
    typeName: page.types.get(row.type)?.name[language] ?? row.type,
    code: row.code,
    dsnReason: row.dsnReason,
    startDate: row.startDate,
    startHalf: row.startHalf,
    endDate: row.endDate,
    endHalf: row.endHalf,
    openDays: row.openHalves / 2,
    workingDays: row.workingHalves / 2,
    calendarDays: row.calendarHalves / 2,
  });
  return {
    ...shownState(page),
    establishment: page.establishment,
    closedForAll: page.closing?.unit === WHOLE_COMPANY,
    canClose: page.canClose,
    canReopen: page.canReopen,
    checklist: page.checklist.map(({ kind, count, some }) => ({
      kind,
      count,
      some: some.map(({ id, name }) => ({
        id,
        name: kind === 'type-without-code' ? (page.types.get(id)?.name[language] ?? name) : name,
      })),
    })),
    totals: { lines, differences: page.differences.length },
    lines: page.lines.slice(0, rowsPerPage).map(line),
    differences: page.differences.map((row) => ({
      ...line(row),
      month: (row.corrects ?? page.month).slice(0, 7),
      sign: row.sign,
      cause: row.cause ?? 'changed',
    })),
  };
}

function shownCodes(
  types: readonly CodedType[],
  language: Language,
): z.input<Endpoints['codes']['response']> {
  return types.map(({ type, set, suggested }) => ({
    type: type.id,
    typeName: type.name[language],
    code: set.code,
    dsnReason: set.dsnReason,
    suggestedCode: suggested.code,
    suggestedDsnReason: suggested.dsnReason,
  }));
}
