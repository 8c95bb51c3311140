import type { z } from 'zod';
import {
  entitlementsEndpoints,
  type fractionnementSchema,
  type sicknessNoticeSchema,
} from '#contract/entitlements.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  decideFractionnement,
  type FractionnementOfPerson,
  listFractionnement,
} from '#server/actions/entitlements/decide-fractionnement.ts';
import { listMyNotices, listNotices, type ShownNotice } from '#server/actions/entitlements/list-notices.ts';
import { recordNotice } from '#server/actions/entitlements/record-notice.ts';
import { acknowledgeNotice, sendNotice } from '#server/actions/entitlements/send-notice.ts';
import { withdrawNotice } from '#server/actions/entitlements/withdraw-notice.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';

export function entitlementsHandlers(services: Services): Handlers<typeof entitlementsEndpoints> {
  return {
    listNotices: async ({ query }, context) => {
      const notices = await listNotices(services, context.actor, (visible) =>
        onePage(
          entitlementsEndpoints.listNotices,
          query,
          context,
          following(
            visible.filter(({ person }) => query.user === undefined || person.id === query.user),
            query,
          ),
        ),
      );
      context.looked(notices.map(({ person }) => person.id));
      return notices.map(shownNotice);
    },
    listMyNotices: async (_input, { actor }) => (await listMyNotices(services, actor)).map(shownNotice),
    sendNotice: async ({ params }, { actor }) => shownNotice(await sendNotice(services, actor, params.id)),
    recordNotice: async ({ params, body }, { actor }) => {
      // The contract has checked that it is a day.
      const given = { ...body, givenOn: body.givenOn as PlainDate };
      return shownNotice(await recordNotice(services, actor, params.id, given));
    },
    withdrawNotice: async ({ params }, { actor }) =>
      shownNotice(await withdrawNotice(services, actor, params.id)),
    acknowledgeNotice: async ({ params }, { actor }) => {
      await acknowledgeNotice(services, actor, params.id);
      return { success: true };
    },
    listFractionnement: async ({ query }, context) => {
      const found = await listFractionnement(services, context.actor);
      const rows = found.map((each) => ({ ...each, id: `${each.person.id}_${each.row.period}` }));
      return onePage(entitlementsEndpoints.listFractionnement, query, context, following(rows, query)).map(
        shownFractionnement,
      );
    },
    decideFractionnement: async ({ params, body }, { actor }) => {
      // The contract has checked that it is a day.
      const decision = { ...body, period: body.period as PlainDate };
      return shownFractionnement(await decideFractionnement(services, actor, params.id, decision));
    },
  };
}

function shownNotice({
  notice,
  person,
  sentByName,
  contents,
  overdue,
}: ShownNotice): z.input<typeof sicknessNoticeSchema> {
  const { sentAt, sentBy, mailedAt, openedAt } = notice;
  return {
    id: notice.id,
    user: { id: person.id, name: person.name },
    stop: { start: notice.stopStart, end: notice.stopEnd },
    dueBy: notice.dueBy,
    overdue,
    availableDays: hundredths(contents.availableDays),
    deadline: contents.deadline,
    informedOn: notice.informedOn,
    channel: notice.channel,
    sentAt: sentAt?.toISOString() ?? null,
    sentBy: sentBy === null ? null : { id: sentBy, name: sentByName ?? '' },
    mailedAt: mailedAt?.toISOString() ?? null,
    messageId: notice.messageId,
    openedAt: openedAt?.toISOString() ?? null,
    text: contents.text,
  };
}

function shownFractionnement({
  row,
  person,
  decidedByName,
}: FractionnementOfPerson): z.input<typeof fractionnementSchema> {
  const { period, days, takenOutside, decision, decidedAt, decidedBy } = row;
  return {
    user: { id: person.id, name: person.name },
    period,
    days,
    takenOutside: hundredths(takenOutside),
    decision,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy === null ? null : { id: decidedBy, name: decidedByName ?? '' },
  };
}
