import { useState } from 'react';
import { OverrideDialog } from '#app/leave/override-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useDecisionWords } from './use-decision-words.ts';
import type { Decisions, Outcome } from './use-decisions.ts';

type DecisionDialogsProps = {
  decisions: Decisions;
  /** What was not approved for want of a reason. */
  overriding: Outcome | null;
  refusing: LeaveRequest | null;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

/** What has to be said before a decision can be sent; one at a time. */
export function DecisionDialogs({ decisions, overriding, refusing, onDone, onClose }: DecisionDialogsProps) {
  if (overriding) {
    return <OverrideApproval refused={overriding} decisions={decisions} onDone={onDone} onClose={onClose} />;
  }
  return (
    refusing && <RefuseDialog request={refusing} decisions={decisions} onDone={onDone} onClose={onClose} />
  );
}

type OverrideApprovalProps = {
  /** The approval that was refused for want of a reason. */
  refused: Outcome;
  decisions: Decisions;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Approves once more, with the reason. It stays open until the server has answered. */
function OverrideApproval({ refused, decisions, onDone, onClose }: OverrideApprovalProps) {
  const sentence = useErrorSentence();
  const words = useDecisionWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { request } = refused;
  const approve = async (overrideReason: string) => {
    setState({ busy: true });
    const outcome = await decisions.decide(request, { says: 'yes', overrideReason });
    if (outcome.error !== null) setState({ busy: false, error: words.failure(outcome.error) });
    else onDone(outcome);
  };
  return (
    <OverrideDialog
      request={request}
      about={sentence(refused.error)}
      busy={state.busy}
      error={state.error}
      onConfirm={approve}
      onClose={onClose}
    />
  );
}
