import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/use-formats.ts';
import { StatTile, StatTiles } from '#ui/card.tsx';
import type { Usage } from './subscription.ts';

export function UsageTiles({ usage }: { usage: Usage['usage'] }) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const thisMonth = t('usage.thisMonth');
  const today = t('usage.today');
  const tiles = [
    { key: 'filed', value: usage.totalRequestsThisMonth, detail: thisMonth },
    { key: 'approved', value: usage.approvedRequestsThisMonth, detail: thisMonth },
    { key: 'pending', value: usage.pendingRequests, detail: today },
    { key: 'active', value: usage.activeUsers, detail: today },
  ] as const;
  return (
    <section aria-labelledby="usage-title" className="flex flex-col gap-3">
      <h2 id="usage-title" className="text-lg font-semibold">
        {t('usage.title')}
      </h2>
      <StatTiles>
        {tiles.map(({ key, value, detail }) => (
          <StatTile key={key} label={t(`usage.${key}`)} value={formats.figure(value)} detail={detail} />
        ))}
      </StatTiles>
    </section>
  );
}
