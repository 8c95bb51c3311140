import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useLeaveTypes } from './use-leave-types.ts';

type RejectDialogProps = {
  request: LeaveRequest;
  onClose: () => void;
  onRejected: (request: EndpointAnswer<typeof leaveRequestsEndpoints.reject>) => void;
};

/** Says no to a pending request, with the reason its person will read. */
export function RejectDialog({ request, onClose, onRejected }: RejectDialogProps) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const sentence = useErrorSentence();
  const reject = useWrite(leaveRequestsEndpoints.reject, { onSuccess: onRejected });
  return (
    <ReasonDialog
      title={t('reject.title')}
      description={t('reject.description', {
        name: request.employeeName,
        type: types.name(request.type),
        period: words.period(request),
      })}
      reasonLabel={t('reject.reason')}
      confirmLabel={t('reject.confirm')}
      busyLabel={reject.isPending && t('reject.busy')}
      suggestions
      error={reject.isError ? sentence(reject.error, t('reject.failed')) : undefined}
      onConfirm={(reason) =>
        reject.mutate({ params: { id: request.id }, body: { reason, version: request.version } })
      }
      onClose={onClose}
    />
  );
}
