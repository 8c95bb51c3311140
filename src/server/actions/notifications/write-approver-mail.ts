import { hundredths } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { beyondLaw } from '#domain/leave-requests/assess-request.ts';
import { MOST_ABSENCES_MAILED } from '#domain/leave-requests/colleagues-away.ts';
import type { BalanceOfRequest } from '#domain/leave-requests/counted-leave.ts';
import {
  holdsHalfDays,
  isCancellationAsked,
  isPending,
  type RequestState,
} from '#domain/leave-requests/request-states.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { ToldEvent } from '#domain/notifications/audience.ts';
import type { Language } from '#domain/text/language.ts';
import type { Conflicts } from '#server/actions/leave-requests/find-conflicts.ts';
import { isDecider } from '#server/actions/leave-requests/may-decide.ts';
import { describeRequest } from '#server/actions/leave-requests/read-request.ts';
import type { ShownAbsence } from '#server/actions/leave-requests/show-team-calendar.ts';
import { ApproverMail } from '#server/mail/templates/approver-mail.tsx';
import type { BalanceFacts, ConflictFacts, MailedConflicts } from '#server/mail/templates/request-facts.tsx';
import type { TenantTransaction } from '#server/store/database.ts';
import type { ApproverEvent } from '#words/catalogues/mails/approver.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { blackoutSentence, shortageSentence } from '#words/sentences/coverage.ts';
import { shownTypeName } from '#words/sentences/leave.ts';
import { beyondLawWarning } from '#words/sentences/leave-warnings.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { sharedProps, type Telling, type WrittenMail } from './request-mail.ts';

/** What an approver is told of, if it is for approvers at all: what waits may be a cancellation. */
export function approverEvent(event: ToldEvent, state: RequestState): ApproverEvent | null {
  switch (event) {
    case 'filed':
    case 'edited':
    case 'withdrawn':
    case 'accepted':
    case 'cancellation-asked':
      return event;
    case 'reminded':
      return isCancellationAsked(state) ? 'cancellation-reminded' : event;
    case 'escalated':
      return isCancellationAsked(state) ? 'cancellation-escalated' : event;
    default:
      return null;
  }
}

/** Everything it takes to decide and, while the request is pending, the two links that do. */
export async function writeApproverMail(
  tx: TenantTransaction,
  telling: Telling,
  event: ApproverEvent,
): Promise<WrittenMail> {
  const { services, recipient, found, basis, held, links } = telling;
  const { types } = basis;
  const { request, person, organization } = found;
  const { language } = recipient;
  const dayOf = (at: Date) => dayOfInstant(at.getTime(), organization.timeZone);
  const { assessment, conflicts, coverage } = await describeRequest(
    tx,
    recipient,
    found,
    dayOf(services.now()),
    { basis, held },
  );
  const isAsked = isPending(request.state);
  const decides = isAsked && (await isDecider(tx, recipient, person));
  const since = dayOf(isAsked ? request.createdAt : request.updatedAt);
  const props = sharedProps(telling);
  return {
    subject: mailsIn(language).approver.subject[event](
      person.name,
      wordsIn(language).periods.short(props.request.range),
    ),
    body: ApproverMail({
      ...props,
      event,
      since: wordsIn(language).days.dayAndMonth(since),
      balance: isAsked ? balanceFacts(assessment.balance, types, language) : null,
      conflicts: holdsHalfDays(request.state) ? mailedConflicts(conflicts, types, language) : null,
      warnings: isAsked
        ? [
            ...beyondLaw(assessment).map(({ beyond }) => beyondLawWarning(beyond, language)),
            ...coverage.shortages.map((shortage) => shortageSentence(shortage, language)),
            ...coverage.blackouts.map((blackout) => blackoutSentence(blackout, language)),
          ]
        : [],
      reason: telling.event.reason,
      decision: decides ? links.decision(recipient.id, request.id) : null,
    }),
  };
}

function balanceFacts(
  change: BalanceOfRequest | null,
  types: LeaveTypes,
  language: Language,
): BalanceFacts | null {
  if (change === null) return null;
  const { counter, before, after } = change;
  return {
    label: counterLabel(counter, language, types),
    before: hundredths(before),
    after: hundredths(after),
  };
}

function mailedConflicts({ told, more }: Conflicts, types: LeaveTypes, language: Language): MailedConflicts {
  const first = told.slice(0, MOST_ABSENCES_MAILED);
  return {
    told: first.map((conflict) => conflictFacts(conflict, types, language)),
    more: told.length - first.length + more.absences,
  };
}

function conflictFacts(absence: ShownAbsence, types: LeaveTypes, language: Language): ConflictFacts {
  const { id, employeeName, type, state } = absence;
  const shownType = shownTypeName(type, types, language);
  return { id, person: employeeName, type: shownType, range: rangeOf(absence), pending: isPending(state) };
}
