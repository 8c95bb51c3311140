import type { z } from 'zod';
import { type closingPageSchema, type closingSchema, closingsEndpoints } from '#contract/closings.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { statusOf } from '#domain/leave-requests/request-states.ts';
import type { Language } from '#domain/text/language.ts';
import { addPeopleToClosing, applyClosing } from '#server/actions/closings/apply-closing.ts';
import { previewClosing } from '#server/actions/closings/preview-closing.ts';
import {
  type ReadClosing,
  type ShownClosing,
  showClosedDays,
  showClosing,
  showClosings,
} from '#server/actions/closings/show-closings.ts';
import { undoClosing } from '#server/actions/closings/undo-closing.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, onePage, onePart } from './page.ts';
import { shownClosedMonths } from './shown-closed-months.ts';
import { shownPlans } from './shown-closing.ts';
import { shownPeriod } from './shown-request.ts';

export function closingsHandlers(services: Services): Handlers<typeof closingsEndpoints> {
  const dayOf = (text: string | undefined) => (text === undefined ? null : plainDate(text));
  return {
    list: async ({ query }, context) => {
      const { rows, hasMore } = await showClosings(services, context.actor, query);
      const page = { rows: rows.map(shownClosing), hasMore };
      return [...onePart(closingsEndpoints.list, query, context, page)];
    },
    calendar: async ({ query }, context) => {
      const closed = await showClosedDays(services, context.actor, dayOf(query.from), dayOf(query.to));
      return onePage(closingsEndpoints.calendar, query, context, following(closed, query)).map(
        ({ id, name, everyone, ...days }) => ({ id, name, ...shownPeriod(days), everyone }),
      );
    },
    read: async ({ params }, { actor, language }) =>
      shownPage(await showClosing(services, actor, params.id), language),
    preview: async ({ body }, { actor, language }) => {
      const { plans, fingerprint, closedMonths } = await previewClosing(services, actor, body);
      return {
        ...shownPlans(plans, language),
        fingerprint,
        closedMonths: shownClosedMonths(closedMonths, language),
      };
    },
    apply: async ({ body }, { actor, language }) =>
      shownPage(await applyClosing(services, { ...actor, language }, body), language),
    addPeople: async ({ params }, { actor, language }) =>
      shownPage(await addPeopleToClosing(services, { ...actor, language }, params.id), language),
    undo: async ({ params }, { actor, language }) =>
      shownPage(await undoClosing(services, { ...actor, language }, params.id), language),
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const badges = (list: readonly Named[]) => list.map(({ id, name }) => ({ id, name }));

function shownClosing(shown: ShownClosing): z.input<typeof closingSchema> {
  const { closing, scope, counts, appliedByName, undoneByName } = shown;
  const { id, name, reason, everyone, types, whenShort, otherType, consultedOn, consultation } = closing;
  const { undoneAt, undoneBy } = closing;
  return {
    id,
    name,
    ...shownPeriod(closing),
    everyone,
    teams: badges(scope.teams),
    users: badges(scope.people),
    exceptions: badges(scope.exceptions),
    types,
    whenShort,
    otherType,
    reason,
    consultedOn,
    consultation,
    appliedAt: closing.appliedAt.toISOString(),
    appliedBy: { id: closing.appliedBy, name: appliedByName },
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy: undoneBy === null ? null : { id: undoneBy, name: undoneByName ?? '' },
    people: counts.people,
    requests: counts.requests,
  };
}

function shownPage(found: ReadClosing, language: Language): z.input<typeof closingPageSchema> {
  return {
    ...shownClosing(found),
    rows: found.rows.map(({ user, requests, leftHalves }) => ({
      user: { id: user.id, name: user.name },
      parts: requests.map((request) => ({
        requestId: request.id,
        type: request.type,
        ...shownPeriod(request),
        days: request.countedHalves / 2,
        status: statusOf(request.state),
      })),
      leftDays: leftHalves / 2,
    })),
    toAdd: badges(found.toAdd),
    closedMonths: shownClosedMonths(found.closedMonths, language),
  };
}
