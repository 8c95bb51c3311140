import type { z } from 'zod';
import type { mailDecisionPageSchema } from '#contract/leave-request-views.ts';
import { beyondLaw } from '#domain/leave-requests/assess-request.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import { NO_CONFLICTS } from '#server/actions/leave-requests/find-conflicts.ts';
import type { MailDecisionPage } from '#server/actions/leave-requests/mail-decision.ts';
import { shownClosedMonths } from './shown-closed-months.ts';
import { shownCoverageCheck } from './shown-coverage.ts';
import { shownAssessment, shownConflicts, shownRequest, shownWarning } from './shown-request.ts';

export function shownMailDecision(
  page: MailDecisionPage,
  language: Language,
): z.input<typeof mailDecisionPageSchema> {
  const { approver, organization, timeZone, request, assessment, conflicts, coverage, today, decidable } =
    page;
  const { days, balance, recredit } = shownAssessment(assessment, language);
  return {
    approver,
    organization,
    timeZone,
    request: shownRequest(request, today, {}),
    days,
    balance,
    recredit,
    ...shownConflicts(conflicts),
    coverage: shownCoverageCheck(coverage, language),
    warnings: beyondLaw(assessment).map((warning) => shownWarning(warning, language)),
    closedMonths: shownClosedMonths(page.closedMonths, language),
    types: shownTypes([request.type, ...conflicts.told.map(({ type }) => type)], assessment.types),
    decidable,
  };
}

const nothingSaid = eachText(() => '');

/**
 * What a link that decides nothing any more still tells to whoever holds it, without a login and for thirty days: what
 * became of the request, and none of what was asked, why, or who else is away.
 */
export function outcomeOnly(
  page: z.input<typeof mailDecisionPageSchema>,
): z.input<typeof mailDecisionPageSchema> {
  if (page.decidable) return page;
  return {
    ...page,
    request: { ...page.request, ...nothingSaid, type: 'absent', decisionReason: null, countedDays: 0 },
    days: [],
    balance: null,
    recredit: null,
    ...shownConflicts(NO_CONFLICTS),
    coverage: { shortages: [], blackouts: [] },
    warnings: [],
    closedMonths: [],
    types: [],
  };
}

/** Only those that the page names: an absence whose reason is not to be known names none. */
function shownTypes(ids: readonly string[], types: LeaveTypes) {
  return [...new Set(ids)].flatMap((id) => {
    const type = types.get(id);
    return type ? [{ id, name: type.name, color: type.color }] : [];
  });
}
