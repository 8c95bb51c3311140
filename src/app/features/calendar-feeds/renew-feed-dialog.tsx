import { useTranslation } from 'react-i18next';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { CalendarFeed, IssuedFeed } from './calendar-feed.ts';

type RenewFeedDialogProps = {
  feed: CalendarFeed;
  onRenewed: (feed: IssuedFeed) => void;
  onClose: () => void;
};

export function RenewFeedDialog({ feed, onRenewed, onClose }: RenewFeedDialogProps) {
  const { t } = useTranslation('calendar-feeds');
  const sentence = useErrorSentence();
  const renew = useWrite(calendarFeedsEndpoints.renew, { onSuccess: onRenewed });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={t('renew.title', { name: feed.name })}
      consequence={t('renew.consequence')}
      confirmLabel={t('renew.confirm')}
      busyLabel={renew.isPending && t('renew.saving')}
      error={renew.isError ? sentence(renew.error) : undefined}
      onConfirm={() => renew.mutate({ params: { id: feed.id } })}
    />
  );
}
