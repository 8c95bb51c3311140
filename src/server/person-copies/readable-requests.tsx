import { type AuditAction, actionOfRequestDeed, requestDeedNames } from '#domain/audit-log/audit-action.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import type { RequestState } from '#domain/leave-requests/request-states.ts';
import { requestColumn } from '#server/store/request-columns.ts';
import { auditSentence } from '#words/sentences/audit.ts';
import { shownTypeName, stateWords } from '#words/sentences/leave.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn, writtenIn } from '#words/written.ts';
import { aboutIn, CopyTable, instantIn, type ReadableCopy, shownText } from './readable-parts.tsx';

/** Every request with what happened to it, what was said and what is attached. */
export function RequestsSection({ copy }: { readonly copy: ReadableCopy }) {
  const { language, types } = copy;
  const texts = writtenIn(language).personCopy.requests;
  const { facts } = mailsIn(language).notification;
  const { periods, figures } = wordsIn(language);
  const requests = aboutIn(copy, 'leave_requests');
  const commentOf = new Map(aboutIn(copy, 'request_comments').map(({ id, text }) => [id, shownText(text)]));
  return (
    <>
      <h2>{texts.title}</h2>
      {requests.length === 0 && <p>{texts.none}</p>}
      {requests.map((request) => {
        const period = periods.long({
          start: shownText(request.start_date),
          startHalf: request.start_half as Half,
          end: shownText(request.end_date),
          endHalf: request.end_half as Half,
        });
        const state = stateWords(request.state as RequestState, language);
        const ofRequest = (table: string) =>
          aboutIn(copy, table).filter(({ request_id }) => request_id === request.id);
        return (
          <>
            <h3>{`${shownTypeName(shownText(request.type), types, language)}, ${period}`}</h3>
            <p>{texts.state(state, figures.counted(Number(request.counted_halves) / 2))}</p>
            <CopyTable
              rows={[
                ...TEXT_FIELDS.map((field) => [
                  facts[field],
                  shownText(request[requestColumn(field)]),
                  '',
                ]).filter(([, said]) => said !== ''),
                ...ofRequest('leave_request_events').flatMap((event) => {
                  const name = requestDeedNames.find((one) => one === event.event);
                  if (name === undefined) return [];
                  const action: AuditAction = actionOfRequestDeed(name);
                  const said = commentOf.get(event.id) ?? shownText(event.reason);
                  return [
                    [
                      instantIn(copy, event.at),
                      `${auditSentence(action, language)} (${shownText(event.actor_name)})`,
                      said,
                    ],
                  ];
                }),
                ...ofRequest('attachments').map((one) => [texts.document, shownText(one.name), '']),
              ]}
            />
          </>
        );
      })}
    </>
  );
}
