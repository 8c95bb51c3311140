import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useLeaveTypes } from './use-leave-types.ts';

/** Whether an approval was refused for want of a reason: the leave touches a period without it. */
export function needsOverrideReason(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'override_reason_required';
}

type OverrideDialogProps = {
  request: LeaveRequest;
  /** Which period stands in the way. */
  about: string;
  busy: boolean;
  error?: string;
  onConfirm: (overrideReason: string) => void;
  onClose: () => void;
};

/** Approves leave in spite of a period without it, with the reason that its person will read. */
export function OverrideDialog({ request, about, busy, error, onConfirm, onClose }: OverrideDialogProps) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const types = useLeaveTypes();
  return (
    <ReasonDialog
      title={t('override.title')}
      description={t('override.description', {
        name: request.employeeName,
        type: types.name(request.type),
        period: words.period(request),
      })}
      warning={about}
      reasonLabel={t('override.reason')}
      confirmLabel={t('override.confirm')}
      busyLabel={busy && t('override.busy')}
      tone="primary"
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
