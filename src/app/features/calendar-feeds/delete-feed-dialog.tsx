import { useTranslation } from 'react-i18next';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { CalendarFeed } from './calendar-feed.ts';

type DeleteFeedDialogProps = { feed: CalendarFeed; onDeleted: () => void; onClose: () => void };

export function DeleteFeedDialog({ feed, onDeleted, onClose }: DeleteFeedDialogProps) {
  const { t } = useTranslation('calendar-feeds');
  const sentence = useErrorSentence();
  const toast = useToast();
  const remove = useWrite(calendarFeedsEndpoints.delete, {
    onSuccess: () => {
      toast({ title: t('delete.done', { name: feed.name }) });
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
