import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#app/leave/reason-dialog.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useTransition } from './use-transition.ts';

type TransitionDialogProps = { request: LeaveRequest; onClose: () => void };

export function WithdrawDialog({ request, onClose }: TransitionDialogProps) {
  const { t } = useTranslation('leave-requests');
  const sentence = useErrorSentence();
  const words = useLeaveWords();
  const withdraw = useTransition(leaveRequestsEndpoints.withdraw, {
    done: t('actions.withdraw.done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('actions.withdraw.title', { period: words.ofPeriod(request) })}
      consequence={t('actions.withdraw.consequence')}
      confirmLabel={t('actions.withdraw.confirm')}
      keepLabel={t('actions.withdraw.keep')}
      busyLabel={withdraw.isPending && t('actions.withdraw.busy')}
      error={withdraw.isError ? sentence(withdraw.error, t('actions.failed')) : undefined}
      onConfirm={() => withdraw.mutate({ params: { id: request.id }, body: { version: request.version } })}
    />
  );
}

/** Asked by the person, accepted, or decided without being asked: one call, three ways to say it. */
type CancelDialogProps = TransitionDialogProps & {
  mode: 'ask' | 'accept' | 'cancel';
  /** J10: of days that payroll knows already. */
  warning: string;
};

export function CancelDialog({ request, mode, warning, onClose }: CancelDialogProps) {
  const { t } = useTranslation('leave-requests');
  const sentence = useErrorSentence();
  const words = useLeaveWords();
  const name = request.employeeName;
  const cancel = useTransition(leaveRequestsEndpoints.cancel, {
    done: t(`actions.cancellation.${mode}.done`, { name }),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t(`actions.cancellation.${mode}.title`, { name })}
      description={t(`actions.cancellation.${mode}.consequence`, { name, period: words.ofPeriod(request) })}
      reasonLabel={t('actions.cancellation.reason')}
      confirmLabel={t(`actions.cancellation.${mode}.confirm`)}
      keepLabel={t('actions.cancellation.keep')}
      busyLabel={cancel.isPending && t('actions.cancellation.busy')}
      tone={mode === 'ask' ? 'primary' : 'danger'}
      warning={warning}
      optional
      error={cancel.isError ? sentence(cancel.error, t('actions.failed')) : undefined}
      onConfirm={(reason) =>
        cancel.mutate({ params: { id: request.id }, body: { version: request.version, reason } })
      }
      onClose={onClose}
    />
  );
}

export function RefuseCancellationDialog({ request, onClose }: TransitionDialogProps) {
  const { t } = useTranslation('leave-requests');
  const sentence = useErrorSentence();
  const words = useLeaveWords();
  const name = request.employeeName;
  const refuse = useTransition(leaveRequestsEndpoints.refuseCancellation, {
    done: t('actions.refuse.done', { name }),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t('actions.refuse.title', { name })}
      description={t('actions.refuse.consequence', { period: words.ofPeriod(request) })}
      reasonLabel={t('actions.refuse.reason')}
      confirmLabel={t('actions.refuse.confirm')}
      busyLabel={refuse.isPending && t('actions.refuse.busy')}
      tone="primary"
      error={refuse.isError ? sentence(refuse.error, t('actions.failed')) : undefined}
      onConfirm={(reason) =>
        refuse.mutate({ params: { id: request.id }, body: { version: request.version, reason } })
      }
      onClose={onClose}
    />
  );
}
