import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#app/leave/reason-dialog.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useDecisionWords } from './use-decision-words.ts';
import type { Decisions, Outcome } from './use-decisions.ts';

type RefuseDialogProps = {
  request: LeaveRequest;
  decisions: Decisions;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Says no to one. It stays open until the server has answered, so that no sentence is written twice. */
export function RefuseDialog({ request, decisions, onDone, onClose }: RefuseDialogProps) {
  const { t } = useTranslation(['deciding', 'leave']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const decisionWords = useDecisionWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const about = isApproved(request.status) ? 'cancellation' : 'leave';
  const refuse = async (reason: string) => {
    setState({ busy: true });
    const outcome = await decisions.decide(request, { says: 'no', reason });
    if (outcome.error !== null) setState({ busy: false, error: decisionWords.failure(outcome.error) });
    else onDone(outcome);
  };
  return (
    <ReasonDialog
      title={t(`deciding:refusal.${about}`, { name: request.employeeName })}
      description={t('deciding:refusal.about', {
        type: types.name(request.type),
        period: words.period(request),
      })}
      reasonLabel={t('deciding:refusal.reason')}
      confirmLabel={t(
        about === 'leave' ? 'deciding:refusal.confirmLeave' : 'deciding:refusal.confirmCancellation',
      )}
      busyLabel={state.busy && t('deciding:refusal.busy')}
      suggestions
      error={state.error}
      onConfirm={refuse}
      onClose={onClose}
    />
  );
}
