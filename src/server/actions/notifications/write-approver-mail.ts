import { createElement } from 'react';
import { counterLabel, hundredths } from '#contract/balance-sentences.ts';
import type { Language } from '#contract/language.ts';
import { periodWords } from '#contract/leave-words.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { holdsHalfDays, type RequestState } from '#domain/leave-requests/transitions.ts';
import type { ToldEvent } from '#domain/notifications/audience.ts';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import type { BalanceChange } from '#server/actions/leave-requests/assess-request.ts';
import { isDecider } from '#server/actions/leave-requests/may-decide.ts';
import { describeRequest } from '#server/actions/leave-requests/read-request.ts';
import type { ShownAbsence } from '#server/actions/leave-requests/show-team-calendar.ts';
import { type ApproverEvent, approverTexts } from '#server/mail/approver-texts.ts';
import { weekdayAndDay } from '#server/mail/leave-phrases.ts';
import { ApproverMail } from '#server/mail/templates/approver-mail.tsx';
import type { BalanceFacts, ConflictFacts } from '#server/mail/templates/request-facts.tsx';
import type { TenantTransaction } from '#server/store/database.ts';
import { issueDecisionLinks } from './mail-links.ts';
import { sharedProps, type Telling, type WrittenMail } from './request-mail.ts';

/** What an approver is told of, if it is for approvers at all: what waits may be a cancellation. */
export function approverEvent(event: ToldEvent, state: RequestState): ApproverEvent | null {
  switch (event) {
    case 'filed':
    case 'edited':
    case 'withdrawn':
    case 'cancellation-asked':
      return event;
    case 'reminded':
      return state === 'cancellation-asked' ? 'cancellation-reminded' : event;
    case 'escalated':
      return state === 'cancellation-asked' ? 'cancellation-escalated' : event;
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
  const { services, recipient, found } = telling;
  const { request, person, organization } = found;
  const { language } = recipient;
  const dayOf = (at: Date) => dayOfInstant(at.getTime(), organization.timeZone);
  const { assessment, conflicts } = await describeRequest(tx, recipient, found, dayOf(services.now()));
  const isPending = request.state === 'pending';
  const decides = isPending && (await isDecider(tx, recipient, person));
  const since = dayOf(isPending ? request.createdAt : request.updatedAt);
  const props = sharedProps(telling);
  return {
    subject: approverTexts[language].subject[event](person.name, periodWords(props.request.range, language)),
    body: createElement(ApproverMail, {
      ...props,
      event,
      since: weekdayAndDay(since, language),
      balance: isPending ? balanceFacts(assessment.balance, language) : null,
      conflicts: holdsHalfDays(request.state) ? conflicts.map(conflictFacts) : null,
      reason: telling.event.reason,
      decision: decides ? await issueDecisionLinks(tx, services, recipient.id, request.id) : null,
    }),
  };
}

function balanceFacts(change: BalanceChange | null, language: Language): BalanceFacts | null {
  if (change === null) return null;
  const { counter, before, after } = change;
  return { label: counterLabel(counter, language), before: hundredths(before), after: hundredths(after) };
}

function conflictFacts(absence: ShownAbsence): ConflictFacts {
  const { id, employeeName, type, state } = absence;
  return { id, person: employeeName, type, range: rangeOf(absence), pending: state === 'pending' };
}
