import { balancesEndpoints } from '#contract/balances.ts';
import { calendarEndpoints } from '#contract/calendar.ts';
import { calendarExportsEndpoints } from '#contract/calendar-exports.ts';
import type { Endpoint, EndpointInput } from '#contract/endpoint.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { requestCommentsEndpoints } from '#contract/request-comments.ts';
import type { viewAsEndpoints } from '#contract/view-as.ts';
import { addDays, earliest, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { type ViewName, viewNames, viewsOfAbsence } from '#domain/view-as/views.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import {
  type AskedView,
  type OpenedView,
  openView,
  withoutWriting,
} from '#server/actions/view-as/open-view.ts';
import { readFeedAs } from '#server/actions/view-as/read-feed-as.ts';
import { readMailAs } from '#server/actions/view-as/read-mail-as.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type AnswerAs, answerAs, answerOf } from './answer-as.ts';
import { balancesHandlers } from './balances.ts';
import { calendarHandlers } from './calendar.ts';
import { calendarExportsHandlers } from './calendar-exports.ts';
import { leaveRequestsHandlers } from './leave-requests.ts';
import type { Handlers } from './mount.ts';
import { peopleSheetsHandlers } from './people-sheets.ts';
import type { AnyHandler } from './perform-call.ts';
import { requestAttachmentsHandlers } from './request-attachments.ts';
import { requestCommentsHandlers } from './request-comments.ts';

/** What a calendar answers for at once. */
const mostDays = 399;

/** What is sent or subscribed to, where it is set: a reader is answered it by no call with a session. */
const withoutCall = { feed: '/calendar/feeds', mail: '/notifications/choices' } as const;

type CallName = Exclude<ViewName, keyof typeof withoutCall>;

const isCall = (view: ViewName): view is CallName => !(view in withoutCall);

type Asked = Pick<OpenedView, 'about' | 'request'>;

interface View {
  readonly endpoint: Endpoint;
  readonly handle: unknown;
  readonly params?: (asked: Asked) => Readonly<Record<string, string>>;
  readonly query?: (asked: Asked) => Readonly<Record<string, string>>;
}

const ofRequest = ({ request }: Asked) => ({ id: request?.id ?? '' });
const ofPerson = ({ about }: Asked) => ({ id: about.id });
const onItsDays = ({ about, request }: Asked) => {
  const from = (request?.startDate ?? '') as PlainDate;
  const end = (request?.endDate ?? '') as PlainDate;
  const last = addDays(plainDate(from), mostDays);
  return { from, to: earliest(end, last), user: about.id };
};

export function viewAsHandlers(services: Services): Handlers<typeof viewAsEndpoints> {
  const requests = leaveRequestsHandlers(services);
  const attachments = requestAttachmentsHandlers(services);
  const views: Record<CallName, View> = {
    calendar: {
      endpoint: leaveRequestsEndpoints.teamCalendar,
      handle: requests.teamCalendar,
      query: onItsDays,
    },
    timeline: {
      endpoint: calendarEndpoints.absences,
      handle: calendarHandlers(services).absences,
      query: onItsDays,
    },
    request: { endpoint: leaveRequestsEndpoints.read, handle: requests.read, params: ofRequest },
    requests: {
      endpoint: leaveRequestsEndpoints.list,
      handle: requests.list,
      query: ({ about }) => ({ user: about.id, limit: '50' }),
    },
    comments: {
      endpoint: requestCommentsEndpoints.list,
      handle: requestCommentsHandlers(services).list,
      params: ofRequest,
    },
    attachments: {
      endpoint: requestAttachmentsEndpoints.list,
      handle: attachments.list,
      params: ofRequest,
    },
    sheet: {
      endpoint: peopleSheetsEndpoints.read,
      handle: peopleSheetsHandlers(services).read,
      params: ofPerson,
    },
    balances: {
      endpoint: balancesEndpoints.ofUser,
      handle: balancesHandlers(services).ofUser,
      params: ofPerson,
      query: () => ({ expand: 'none' }),
    },
    documents: {
      endpoint: requestAttachmentsEndpoints.listOfPerson,
      handle: attachments.listOfPerson,
      params: ofPerson,
    },
    export: {
      endpoint: calendarExportsEndpoints.table,
      // V15: a thread would ask beside the transaction.
      handle: calendarExportsHandlers({ ...services, threads: null }).table,
      query: (asked) => ({ format: 'csv', ...onItsDays(asked) }),
    },
  };

  const answer = async (name: ViewName, actor: SessionActor, asked: Asked, asker: SessionActor) => {
    if (name === 'feed')
      return answerOf(actor.language, () => readFeedAs(services, actor, asked.about.id, asker));
    if (name === 'mail')
      return answerOf(actor.language, () => readMailAs(services, actor, asked.request?.id ?? ''));
    const { endpoint, handle, params, query } = views[name];
    const given = { params: params?.(asked) ?? {}, query: query?.(asked) ?? {} };
    return answerAs(services, endpoint, handle as AnyHandler, actor, given);
  };

  return {
    show: async ({ query }, { actor, looked }) => {
      const opened = await openView(services, actor, askedOf(query));
      const { reader, known, about, request } = opened;
      looked([about.id]);
      const names = viewNames.filter((name) => request !== null || !viewsOfAbsence.includes(name));
      // In the reader's words, so that two answers that say the same are the same.
      const asker = { ...actor, language: reader.language };
      const shown = await withoutWriting(services, actor, async () => {
        const answers: { view: ViewName; theirs: AnswerAs; yours: AnswerAs }[] = [];
        for (const view of names) {
          const theirs = await answer(view, reader, opened, asker);
          answers.push({ view, theirs, yours: await answer(view, asker, opened, asker) });
        }
        return answers;
      });
      return {
        reader: { id: known ? reader.id : null, name: known ? reader.name : null, role: reader.role },
        about,
        request,
        views: shown.map(({ view, theirs, yours }) => ({
          view,
          path: isCall(view) ? pathOf(views[view], opened) : withoutCall[view],
          theirs,
          yours,
          same: theirs.status === yours.status && theirs.text === yours.text,
        })),
      };
    },
  };
}

type Query = EndpointInput<(typeof viewAsEndpoints)['show']>['query'];

/** One pair of eyes, and one thing that they look at. */
function askedOf({ person, role, request, about }: Query): AskedView {
  const eyes = person === undefined ? role && { role } : { userId: person };
  const what = request === undefined ? about && { userId: about } : { requestId: request };
  if (!eyes || (person && role)) throw new Failure('validation_failed', { fields: { person: 'required' } });
  if (!what || (request && about))
    throw new Failure('validation_failed', { fields: { request: 'required' } });
  return { eyes, about: what };
}

function pathOf({ endpoint, params, query }: View, asked: Asked): string {
  const known = params?.(asked) ?? {};
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
  const search = new URLSearchParams(query?.(asked) ?? {}).toString();
  return search === '' ? path : `${path}?${search}`;
}
