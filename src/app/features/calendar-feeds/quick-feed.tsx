import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useTranslation } from 'react-i18next';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { IssuedFeed } from './calendar-feed.ts';

type QuickFeedProps = { onCreated: (feed: IssuedFeed) => void; onChoose: () => void };

/** What most people come for, with one press: an address with one's own absences. Anything else is chosen. */
export function QuickFeed({ onCreated, onChoose }: QuickFeedProps) {
  const { t } = useTranslation('calendar-feeds');
  const sentence = useErrorSentence();
  const create = useWrite(calendarFeedsEndpoints.create, { onSuccess: onCreated });
  const body = { name: t('add.defaultName'), scope: 'mine', holidays: false } as const;
  return (
    <div className="flex flex-col items-center gap-3">
      {create.isError && (
        <Banner tone="error" title={sentence(create.error, t('add.failed'))} onClose={create.reset} />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          icon={<CalendarSync className="size-5" aria-hidden="true" />}
          busyLabel={create.isPending && t('add.saving')}
          onClick={() => create.mutate({ body })}
        >
          {t('add.quick')}
        </Button>
        <Button variant="secondary" onClick={onChoose}>
          {t('add.choose')}
        </Button>
      </div>
    </div>
  );
}
