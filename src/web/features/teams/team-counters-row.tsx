import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/i18n/use-formats.ts';
import { StatTile, StatTiles } from '#web/ui/card.tsx';
import type { Person, Team } from './team.ts';
import { countTeams } from './team-counters.ts';

type TeamCountersRowProps = { teams: readonly Team[]; people: readonly Person[] | undefined };

export function TeamCountersRow({ teams, people }: TeamCountersRowProps) {
  const { t } = useTranslation('teams');
  const formats = useFormats();
  const counted = countTeams(teams, people);
  return (
    <StatTiles>
      {(['teams', 'led', 'members', 'availableManagers'] as const).map((key) => (
        <StatTile
          key={key}
          label={t(`counters.${key}`)}
          value={counted[key] === null ? '—' : formats.figure(counted[key])}
        />
      ))}
    </StatTiles>
  );
}
