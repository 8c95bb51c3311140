import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#app/leave/reason-dialog.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useDecisionWords } from './use-decision-words.ts';
import type { Decisions, Outcome } from './use-decisions.ts';

type RefuseDialogProps = {
  requests: readonly LeaveRequest[];
  decisions: Decisions;
  onDone: (outcomes: readonly Outcome[]) => void;
  onClose: () => void;
};

/** Says no to one or to many. It stays open until the server has answered, so that no sentence is written twice. */
export function RefuseDialog({ requests, decisions, onDone, onClose }: RefuseDialogProps) {
  const { t } = useTranslation(['deciding', 'leave']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const formats = useFormats();
  const decisionWords = useDecisionWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const [only] = requests.length === 1 ? requests : [];
  const about = only && isApproved(only.status) ? 'cancellation' : 'leave';
  const refuse = async (reason: string) => {
    setState({ busy: true });
    const outcomes = await decisions.decide(requests, { says: 'no', reason });
    const [failed] = outcomes.filter(({ error }) => error !== null);
    if (only && failed) setState({ busy: false, error: decisionWords.failure(failed.error) });
    else onDone(outcomes);
  };
  return (
    <ReasonDialog
      title={
        only
          ? t(`deciding:refusal.${about}`, { name: only.employeeName })
          : t('deciding:refusal.many', { count: requests.length })
      }
      description={
        only
          ? t('deciding:refusal.about', {
              type: types.name(only.type),
              period: words.period(only),
            })
          : t('deciding:refusal.aboutMany', {
              names: formats.list(requests.map(({ employeeName }) => employeeName)),
            })
      }
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
