import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import type { mailDecisionPageSchema } from '#contract/leave-request-views.ts';
import type { MailDecisionPage } from '#server/actions/leave-requests/mail-decision.ts';
import { shownAssessment, shownConflict, shownRequest } from './shown-request.ts';

export function shownMailDecision(
  { approver, organization, request, assessment, conflicts, today, decidable }: MailDecisionPage,
  language: Language,
): z.input<typeof mailDecisionPageSchema> {
  const { days, balance, recredit } = shownAssessment(assessment, language);
  return {
    approver,
    organization,
    request: shownRequest(request, today),
    days,
    balance,
    recredit,
    conflicts: conflicts.map(shownConflict),
    decidable,
  };
}
