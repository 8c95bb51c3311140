import { useTranslation } from 'react-i18next';
import { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type DeleteAttachmentDialogProps = {
  requestId: string;
  attachmentId: string;
  name: string;
  onClose: () => void;
};

export function DeleteAttachmentDialog({
  requestId,
  attachmentId,
  name,
  onClose,
}: DeleteAttachmentDialogProps) {
  const { t } = useTranslation('request-files');
  const sentence = useErrorSentence();
  const remove = useWrite(requestAttachmentsEndpoints.remove, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('attachments.deleteTitle', { name })}
      consequence={t('attachments.deleteConsequence')}
      confirmLabel={t('attachments.deleteConfirm')}
      busyLabel={remove.isPending && t('attachments.deleting')}
      {...(remove.isError ? { error: sentence(remove.error, t('attachments.deleteFailed')) } : {})}
      onConfirm={() => remove.mutate({ params: { id: requestId, attachmentId } })}
    />
  );
}
