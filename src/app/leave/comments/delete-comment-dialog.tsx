import { useTranslation } from 'react-i18next';
import { requestCommentsEndpoints } from '#contract/request-comments.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type DeleteCommentDialogProps = { requestId: string; commentId: string; onClose: () => void };

export function DeleteCommentDialog({ requestId, commentId, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation('request-files');
  const sentence = useErrorSentence();
  const remove = useWrite(requestCommentsEndpoints.remove, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('comments.deleteTitle')}
      consequence={t('comments.deleteConsequence')}
      confirmLabel={t('comments.deleteConfirm')}
      busyLabel={remove.isPending && t('comments.deleting')}
      {...(remove.isError ? { error: sentence(remove.error, t('comments.deleteFailed')) } : {})}
      onConfirm={() => remove.mutate({ params: { id: requestId, commentId } })}
    />
  );
}
