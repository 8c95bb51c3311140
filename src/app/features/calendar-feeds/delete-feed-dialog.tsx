import { useTranslation } from 'react-i18next';
import { useUndoToast } from '#app/frame/undo/use-undo-toast.ts';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { CalendarFeed } from './calendar-feed.ts';

type DeleteFeedDialogProps = { feed: CalendarFeed; onDeleted: () => void; onClose: () => void };

export function DeleteFeedDialog({ feed, onDeleted, onClose }: DeleteFeedDialogProps) {
  const { t } = useTranslation('calendar-feeds');
  const sentence = useErrorSentence();
  const undoToast = useUndoToast();
  const remove = useWrite(calendarFeedsEndpoints.delete, {
    onSuccess: ({ undoSeconds }) => {
      undoToast({
        title: t('delete.done', { name: feed.name }),
        seconds: undoSeconds,
        endpoint: calendarFeedsEndpoints.undoDelete,
        undo: () => call(calendarFeedsEndpoints.undoDelete, { params: { id: feed.id } }),
        isTold: false,
      });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title', { name: feed.name })}
      consequence={t('delete.consequence')}
      confirmLabel={t('delete.confirm')}
      busyLabel={remove.isPending && t('delete.saving')}
      error={remove.isError ? sentence(remove.error) : undefined}
      onConfirm={() => remove.mutate({ params: { id: feed.id } })}
    />
  );
}
