import { useTranslation } from 'react-i18next';
import { can } from '#domain/access/can.ts';
import { StatTile, StatTiles } from '#ui/card.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Team, TeamCandidate } from './team.ts';
import { countTeams } from './team-counters.ts';

type TeamCountersRowProps = {
  user: StoredUser;
  teams: readonly Team[];
  people: readonly TeamCandidate[] | undefined;
};

const ofTeams = ['teams', 'led', 'members'] as const;

export function TeamCountersRow({ user, teams, people }: TeamCountersRowProps) {
  const { t } = useTranslation('teams');
  const formats = useFormats();
  const counted = countTeams(teams, people);
  // Who could lead a team is known only to those who may see everyone.
  const shown = can(user, 'user.list') ? ([...ofTeams, 'availableManagers'] as const) : ofTeams;
  return (
    <StatTiles>
      {shown.map((key) => (
        <StatTile
          key={key}
          label={t(`counters.${key}`)}
          value={counted[key] === null ? '—' : formats.figure(counted[key])}
        />
      ))}
    </StatTiles>
  );
}
