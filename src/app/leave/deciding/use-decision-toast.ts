import { useUndoToast } from '#app/frame/undo/use-undo-toast.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { call } from '#web/api/call.ts';
import { useDecisionWords } from './use-decision-words.ts';
import type { Outcome } from './use-decisions.ts';

const { undo } = leaveRequestsEndpoints;

/** Says what was decided, and offers to undo it. */
export function useDecisionToast() {
  const undoToast = useUndoToast();
  const words = useDecisionWords();
  return (outcome: Outcome) => {
    const { decided } = outcome;
    if (!decided) return;
    const { id, version, undoSeconds } = decided;
    undoToast({
      title: words.done(outcome),
      seconds: undoSeconds,
      endpoint: undo,
      undo: () => call(undo, { params: { id }, body: { version } }),
    });
  };
}
