import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { readsNotesOf } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { hasMedicalDocuments } from '#domain/files/medical-document.ts';
import { beyondLaw } from '#domain/leave-requests/assess-request.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { heldStatusOf } from '#domain/leave-requests/request-states.ts';
import { decisionHours } from '#domain/leave-requests/waiting.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { cancelRequest } from '#server/actions/leave-requests/cancel-request.ts';
import { type AskedDecision, decideRequest } from '#server/actions/leave-requests/decide-request.ts';
import { editRequest } from '#server/actions/leave-requests/edit-request.ts';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import {
  listAllRequests,
  listMyRequests,
  type RequestFilter,
  type RequestLine,
} from '#server/actions/leave-requests/list-requests.ts';
import { decideFromMail, showMailDecision } from '#server/actions/leave-requests/mail-decision.ts';
import { previewRequest } from '#server/actions/leave-requests/preview-request.ts';
import { readRequest } from '#server/actions/leave-requests/read-request.ts';
import { refuseCancellation } from '#server/actions/leave-requests/refuse-cancellation.ts';
import { showTeamCalendar } from '#server/actions/leave-requests/show-team-calendar.ts';
import {
  type OrganizationSummary,
  summarizeRequests,
} from '#server/actions/leave-requests/summarize-requests.ts';
import { undoRequest } from '#server/actions/leave-requests/undo-request.ts';
import { withdrawRequest } from '#server/actions/leave-requests/withdraw-request.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import { reasonSentence } from '#server/reason-sentence.ts';
import type { Services } from '#server/services.ts';
import { closedSentence } from '#words/sentences/closings.ts';
import type { Handlers } from './mount.ts';
import { asked, following, onePage, pageOfChanges } from './page.ts';
import { shownClosedMonths } from './shown-closed-months.ts';
import { shownCoverageCheck } from './shown-coverage.ts';
import { outcomeOnly, shownMailDecision } from './shown-mail-decision.ts';
import {
  shownAssessment,
  shownCalendarAbsence,
  shownConflicts,
  shownPeriod,
  shownRequest,
  shownWarning,
} from './shown-request.ts';

export function leaveRequestsHandlers(services: Services): Handlers<typeof leaveRequestsEndpoints> {
  const todayOf = ({ timeZone }: SessionActor): PlainDate => dayOfInstant(services.now().getTime(), timeZone);
  const shown = async (request: Promise<RequestLine>, actor: SessionActor) =>
    shownRequest(await request, todayOf(actor), actor);

  const undoable = async (request: Promise<RequestLine>, actor: SessionActor) => ({
    ...(await shown(request, actor)),
    undoSeconds: undoSecondsFor(services, actor),
  });

  const decided = (actor: SessionActor, id: string, asked: AskedDecision) =>
    undoable(decideRequest(services, actor, id, asked), actor);

  return {
    listMine: async ({ query }, context) => {
      const { actor } = context;
      const lines = await listMyRequests(services, actor, filterOf(query), asked(query));
      return pageOfChanges(leaveRequestsEndpoints.listMine, query, context, lines).map((line) =>
        shownRequest(line, todayOf(actor), actor),
      );
    },
    list: async ({ query }, context) => {
      const { actor } = context;
      const filter = {
        ...filterOf(query),
        teamId: query.team,
        userId: query.user,
        cancellationAsked: query.cancellation === 'asked',
      };
      const lines = await listAllRequests(services, actor, filter, asked(query));
      return pageOfChanges(leaveRequestsEndpoints.list, query, context, lines).map((line) =>
        shownRequest(line, todayOf(actor), actor),
      );
    },
    summary: async (_input, { actor }) => {
      const { mine, organization } = await summarizeRequests(services, actor);
      const { nextDeparture } = mine;
      return {
        mine: { ...mine, nextDeparture: nextDeparture && shownRequest(nextDeparture, todayOf(actor), actor) },
        organization: organization && shownCounts(organization),
      };
    },
    teamCalendar: async ({ query }, context) => {
      const { from, to } = daysOf(query);
      const absences = await showTeamCalendar(services, context.actor, {
        ...(query.starting === 'true' ? { startingFrom: from } : { from }),
        to,
        teamId: query.team,
        userId: query.user,
        type: query.type,
        pending: query.pending === 'true',
        atWork: query.atWork === 'true',
        // A page goes on from what stands before it, so that all of that is looked at.
        limit: query.cursor === undefined ? query.limit + 1 : undefined,
      });
      return onePage(leaveRequestsEndpoints.teamCalendar, query, context, following(absences, query)).map(
        shownCalendarAbsence,
      );
    },
    create: async ({ body }, { actor, language, idempotencyKey }) =>
      shown(fileRequest(services, { ...actor, language }, body, idempotencyKey), actor),
    preview: async ({ body }, { actor, language }) => {
      const { calendarDays, assessment, reasons, conflicts, coverage, overlap, closings, closedMonths } =
        await previewRequest(services, { ...actor, language }, body);
      return {
        calendarDays,
        countedDays: assessment.count.days,
        ...shownAssessment(assessment, language),
        ...shownConflicts(conflicts),
        coverage: shownCoverageCheck(coverage, language),
        overlap: overlap && {
          id: overlap.id,
          type: overlap.type,
          status: heldStatusOf(overlap.state),
          ...shownPeriod(overlap),
        },
        refusals: reasons.map((reason) => ({
          code: reason.code,
          sentence: reasonSentence(reason, language),
        })),
        warnings: [
          ...closings.map((closing) => ({
            rule: 'Q1',
            sentence: closedSentence(closing.name, rangeOf(closing), language),
          })),
          ...assessment.warnings.map((warning) => shownWarning(warning, language)),
        ],
        closedMonths: shownClosedMonths(closedMonths, language),
      };
    },
    read: async ({ params }, { actor, language, looked }) => {
      const found = await readRequest(services, actor, params.id);
      const { userId, type } = found.request;
      if (hasMedicalDocuments(typeOf(found.assessment.types, type))) looked([userId]);
      return {
        request: shownRequest(found.request, found.today, actor),
        ...shownAssessment(found.assessment, language),
        ...shownConflicts(found.conflicts),
        coverage: shownCoverageCheck(found.coverage, language),
        warnings: beyondLaw(found.assessment).map((warning) => shownWarning(warning, language)),
        closedMonths: shownClosedMonths(found.closedMonths, language),
        history: found.history.map(({ id, at, event, actorName, via, reason, changes, overrode }) => ({
          id,
          at: at.toISOString(),
          event,
          author: actorName,
          via,
          reason: readsNotesOf(actor, { id: found.request.userId }) ? reason : null,
          overrode,
          changes: shownChanges(changes, readsNotesOf(actor, { id: found.request.userId })),
        })),
        approvers: found.approvers.map(({ id, name }) => ({ id, name })),
        actions: [...found.actions],
      };
    },
    edit: async ({ params, body }, { actor, language }) =>
      shown(editRequest(services, { ...actor, language }, params.id, body), actor),
    approve: ({ params, body }, { actor, language }) =>
      decided({ ...actor, language }, params.id, { ...body, decision: 'approve' }),
    reject: ({ params, body }, { actor, language }) =>
      decided({ ...actor, language }, params.id, { ...body, decision: 'reject' }),
    withdraw: async ({ params, body }, { actor, language }) =>
      undoable(withdrawRequest(services, { ...actor, language }, params.id, body.version), actor),
    cancel: async ({ params, body }, { actor, language }) =>
      undoable(cancelRequest(services, { ...actor, language }, params.id, body), actor),
    refuseCancellation: async ({ params, body }, { actor, language }) =>
      undoable(refuseCancellation(services, { ...actor, language }, params.id, body), actor),
    undo: async ({ params, body }, { actor, language }) =>
      shown(undoRequest(services, { ...actor, language }, params.id, body), actor),
    showMailDecision: async ({ params, body }, { language }) =>
      outcomeOnly(shownMailDecision(await showMailDecision(services, params.id, body.token), language)),
    decideFromMail: async ({ params, body }, { origin, language }) =>
      shownMailDecision(await decideFromMail(services, params.id, body, origin, language), language),
  };
}

/** Texts that people wrote stay out of what may not be read. */
function shownChanges(changes: Readonly<Record<string, readonly string[]>>, readsNotes: boolean) {
  const texts: readonly string[] = TEXT_FIELDS;
  const told = Object.entries(changes).filter(([name]) => readsNotes || !texts.includes(name));
  return Object.fromEntries(told.map(([name, pair]) => [name, [...pair]]));
}

function shownCounts({ averageDecisionMs, ...counts }: OrganizationSummary) {
  return {
    ...counts,
    averageDecisionHours: averageDecisionMs === null ? null : decisionHours(averageDecisionMs),
  };
}

interface DayQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The schema has checked that these days exist. */
function daysOf({ from, to }: DayQuery): { from?: PlainDate | undefined; to?: PlainDate | undefined } {
  return {
    from: from === undefined ? undefined : plainDate(from),
    to: to === undefined ? undefined : plainDate(to),
  };
}

function filterOf(
  query: DayQuery & Pick<RequestFilter, 'status' | 'updatedSince'>,
): Pick<RequestFilter, 'status' | 'from' | 'to' | 'updatedSince'> {
  return { ...daysOf(query), status: query.status, updatedSince: query.updatedSince };
}
