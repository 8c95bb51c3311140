import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { hierarchySchema } from '#contract/teams.ts';
import { Avatar } from '#ui/avatar.tsx';
import { cardClass } from '#ui/card.tsx';
import { teamPath } from './team-path.ts';

type Hierarchy = z.infer<typeof hierarchySchema>;
type Team = Hierarchy['teamsWithoutManager'][number];
type Unteamed = { members: Hierarchy['peopleWithoutTeam'] };

/** More than these would make the picture a list. */
const SHOWN_MEMBERS = 6;

/** One team of the picture, or the people who are in none. */
export function HierarchyTeam({ team }: { team: Team | Unteamed }) {
  const { t } = useTranslation(['teams', 'ui']);
  const [all, setAll] = useState(false);
  const { members } = team;
  const shown = all ? members : members.slice(0, SHOWN_MEMBERS);
  const hidden = members.length - shown.length;
  return (
    <li className="relative pt-4 pl-5">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 h-full border-l border-line-strong [li:last-child>&]:h-10"
      />
      <span aria-hidden="true" className="absolute top-10 left-0 w-5 border-t border-line-strong" />
      <div
        style={'color' in team ? { borderLeftColor: team.color } : undefined}
        className={`${cardClass} ${'color' in team ? 'border-l-4' : ''} px-4 py-3`}
      >
        {'name' in team && (
          <Link
            to={teamPath(team.id)}
            className="font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {team.name}
          </Link>
        )}
        {members.length === 0 ? (
          <p className="mt-1 text-sm text-muted">{t('teams:card.nobody')}</p>
        ) : (
          <ul className="mt-2 flex flex-col gap-2 first:mt-0">
            {shown.map((member) => (
              <li key={member.id} className="flex items-center gap-2 text-plain">
                <Avatar name={member.name} size="sm" />
                <span className="min-w-0 wrap-anywhere">
                  {member.name}
                  <span className="sr-only">, {t(`ui:role.${member.role}`)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {(hidden > 0 || all) && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="mt-2 min-h-9 rounded-sm text-sm text-sea underline underline-offset-4"
          >
            {all ? t('teams:hierarchy.fewer') : t('teams:hierarchy.more', { count: hidden })}
          </button>
        )}
      </div>
    </li>
  );
}
