import { CircleCheck, CircleX, Clock, Files } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatTile, StatTiles } from '#ui/card.tsx';
import type { MySummary } from '#web/leave/leave-request.ts';

const counters = [
  { name: 'total', Icon: Files },
  { name: 'pending', Icon: Clock },
  { name: 'approved', Icon: CircleCheck },
  { name: 'rejected', Icon: CircleX },
] as const;

export function MyCounters({ summary }: { summary: MySummary }) {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-labelledby="my-leave" className="flex flex-col gap-4">
      <h2 id="my-leave" className="text-lg font-semibold">
        {t('counters.title')}
      </h2>
      <StatTiles>
        {counters.map(({ name, Icon }) => (
          <StatTile
            key={name}
            label={t(`counters.${name}`)}
            value={String(summary[name])}
            icon={<Icon className="size-4 shrink-0" aria-hidden="true" />}
          />
        ))}
      </StatTiles>
    </section>
  );
}
