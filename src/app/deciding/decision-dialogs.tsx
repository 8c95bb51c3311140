import type { LeaveRequest } from '#app/leave/leave-request.ts';
import { OverrideApproval } from './override-approval.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { Decisions, Outcome } from './use-decisions.ts';

type DecisionDialogsProps = {
  decisions: Decisions;
  /** What was not approved for want of a reason. */
  overriding: Outcome | null;
  refusing: readonly LeaveRequest[] | null;
  onDone: (outcomes: readonly Outcome[]) => void;
  onClose: () => void;
};

/** What has to be said before a decision can be sent; one at a time. */
export function DecisionDialogs({ decisions, overriding, refusing, onDone, onClose }: DecisionDialogsProps) {
  if (overriding) {
    return <OverrideApproval refused={overriding} decisions={decisions} onDone={onDone} onClose={onClose} />;
  }
  return (
    refusing && <RefuseDialog requests={refusing} decisions={decisions} onDone={onDone} onClose={onClose} />
  );
}
