import { useMutation } from '@tanstack/react-query';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

/** One press makes the address; the step is over once it was taken along, since it is told this once. */
export function CalendarStep({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation('first-steps');
  const sentence = useErrorSentence();
  const [feed, setFeed] = useState<EndpointAnswer<typeof calendarFeedsEndpoints.create> | null>(null);
  const create = useMutation({
    mutationFn: () =>
      call(calendarFeedsEndpoints.create, {
        body: { name: t('calendar.name'), scope: 'organization', holidays: false },
      }),
    onSuccess: setFeed,
  });
  if (feed) {
    return (
      <>
        <CopyField
          label={t('calendar.address')}
          value={feed.url}
          words={{
            copy: t('calendar.copy'),
            copied: t('calendar.copied'),
            byHand: t('calendar.copyByHand'),
          }}
        />
        <p className="text-sm text-muted">{t('calendar.once')}</p>
        <div>
          <Button onClick={onSettled}>{t('calendar.next')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="text-muted">{t('calendar.about')}</p>
      {create.isError && <Banner tone="error" title={sentence(create.error, t('calendar.failed'))} />}
      <div>
        <Button
          icon={<CalendarSync className="size-5" aria-hidden="true" />}
          busyLabel={create.isPending && t('calendar.creating')}
          onClick={() => create.mutate()}
        >
          {t('calendar.create')}
        </Button>
      </div>
    </>
  );
}
