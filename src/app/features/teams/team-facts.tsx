import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { TeamPageData } from './team.ts';

export function TeamFacts({ team }: { team: TeamPageData }) {
  const { t } = useTranslation('teams');
  const instants = useInstants();
  const facts = [
    { key: 'manager', value: team.manager?.name ?? t('card.noManager') },
    { key: 'createdAt', value: instants.day(team.createdAt) },
    { key: 'id', value: team.id.slice(0, 6) },
  ] as const;
  return (
    <dl
      style={{ borderTopColor: team.color }}
      className={`${cardClass} grid gap-x-6 gap-y-4 border-t-4 p-5 sm:grid-cols-3`}
    >
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt className="text-sm text-muted">{t(`card.${key}`)}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
