import { z } from 'zod';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { paragraphsSchema } from '#contract/texts.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { Failure } from '#server/failure.ts';
import { balanceSentences, confirmationSchema, meanwhileSentences } from './asking-tools.ts';
import { spokenPeriod } from './spoken-period.ts';
import { defineTool, type ToolAnswer } from './tool.ts';
import { inTwoSteps } from './two-steps.ts';
import type { ToolUse } from './visit.ts';

type Page = EndpointAnswer<typeof leaveRequestsEndpoints.read>;
type Deed = 'approve' | 'refuse' | 'cancel' | 'keep';

/** Which deed a decision is, by what the request waits for; the reader's own list of actions says whether it is theirs. */
const deeds = {
  approve: { approve: 'approve', cancel: 'cancel' },
  refuse: { reject: 'refuse', 'refuse-cancellation': 'keep' },
} as const satisfies Record<string, Readonly<Partial<Record<Page['actions'][number], Deed>>>>;

export const decideWaiting = defineTool({
  reads: false,
  form: (words) =>
    z.object({
      requestId: z.uuid({ error: 'invalid' }).describe(words.requestId),
      decision: z.enum(['approve', 'refuse'], { error: 'invalid' }).describe(words.decision),
      reason: paragraphsSchema({ longest: 2000 }).optional().describe(words.reason),
      confirmation: confirmationSchema.describe(words.confirmation),
    }),
  use: async ({ confirmation, ...asked }, visit) => {
    const { requestId, decision, reason = '' } = asked;
    const page = await visit.ask(leaveRequestsEndpoints.read, { params: { id: requestId } });
    const deed = deedOf(page, decision);
    if (!deed)
      return { sentences: [visit.said.notYours], data: { done: false, status: page.request.status } };
    if (decision === 'refuse' && reason === '') {
      throw new Failure('validation_failed', { fields: { reason: 'required' } });
    }
    const told = await toldRequest(page, visit);
    return inTwoSteps(visit, confirmation, {
      tool: 'decide',
      asked,
      facts: { deed, ...told.facts },
      sentences: [
        visit.said.wouldDecide[deed](told.words),
        ...balanceSentences(deed === 'approve' ? page.balance : null, visit),
        ...meanwhileSentences(page, visit),
      ],
      possible: true,
      perform: () => perform(deed, page, reason, told.words, visit),
    });
  },
});

function deedOf({ request, actions }: Page, decision: keyof typeof deeds): Deed | undefined {
  const waits = isPending(request.status) || request.cancellationAsked;
  if (!waits) return undefined;
  return Object.entries<Deed>(deeds[decision]).find(([action]) =>
    actions.includes(action as Page['actions'][number]),
  )?.[1];
}

/** What the decision is about, without what anyone wrote to it. */
async function toldRequest(
  { request, balance, conflicts, moreConflicts, coverage, warnings }: Page,
  visit: ToolUse,
) {
  const typeName = await visit.nameOfType(request.type);
  const { id, version, employeeName, type, status, countedDays } = request;
  const period = {
    startDate: request.startDate,
    startHalf: request.startHalf,
    endDate: request.endDate,
    endHalf: request.endHalf,
  };
  return {
    facts: {
      request: { id, version, employeeName, type, typeName, status, countedDays, ...period },
      balance,
      conflicts,
      moreConflicts,
      coverage,
      warnings,
    },
    words: visit.said.request(
      employeeName,
      typeName,
      visit.words.periods.short(spokenPeriod(request)),
      visit.words.figures.counted(countedDays),
    ),
  };
}

async function perform(
  deed: Deed,
  page: Page,
  reason: string,
  words: string,
  visit: ToolUse,
): Promise<ToolAnswer> {
  const { approve, reject, cancel, refuseCancellation } = leaveRequestsEndpoints;
  const { ask, said } = visit;
  const { id, version } = page.request;
  const params = { id };
  const told = (sentence: string, { status }: { readonly status: string }): ToolAnswer => ({
    sentences: [sentence],
    data: { done: true, request: { id, status } },
  });
  switch (deed) {
    // A reason given to an approval is the one that sets a blackout period aside.
    case 'approve':
      return told(
        said.done.approved(words),
        await ask(approve, { params, body: { version, ...(reason ? { overrideReason: reason } : {}) } }),
      );
    case 'refuse':
      return told(said.done.refused(words), await ask(reject, { params, body: { version, reason } }));
    case 'cancel':
      return told(
        said.done.cancelled(words),
        await ask(cancel, { params, body: { version, ...(reason ? { reason } : {}) } }),
      );
    case 'keep':
      return told(
        said.done.kept(words),
        await ask(refuseCancellation, { params, body: { version, reason } }),
      );
  }
}
