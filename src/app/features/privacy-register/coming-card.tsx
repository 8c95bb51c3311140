import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { privacyRegisterEndpoints } from '#contract/privacy-register.ts';
import { Card } from '#ui/card.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';

type Coming = EndpointAnswer<typeof privacyRegisterEndpoints.readRetention>['coming'];

/** V24. */
export function ComingCard({ coming: { until, lines } }: { coming: Coming }) {
  const { t } = useTranslation('privacy-register');
  const days = useDayFormats();
  return (
    <Card title={t('coming.title', { date: days.shortDay(until) })}>
      {lines.length === 0 ? (
        <p className="text-muted">{t('coming.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map(({ kind, name, count }) => (
            <li key={kind} className="flex flex-wrap justify-between gap-3 py-2.5">
              <span className="min-w-0 flex-1 basis-40">{name}</span>
              <span className="tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">{t('coming.note')}</p>
    </Card>
  );
}
