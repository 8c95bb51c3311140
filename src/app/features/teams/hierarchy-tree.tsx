import Building2 from 'lucide-react/icons/building-2';
import CircleHelp from 'lucide-react/icons/circle-help';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { cardClass } from '#ui/card.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { Hierarchy } from './hierarchy-pages.ts';
import { HierarchyTeam } from './hierarchy-team.tsx';

/**
 * Nested lists, for screen readers as for everyone: organisation, managers, teams, members. On a wide screen the
 * managers stand side by side under the organisation; on a phone they hang one below the other from its line.
 * The lines are borders of empty boxes and carry no meaning of their own.
 */
export function HierarchyTree({ hierarchy }: { hierarchy: Hierarchy }) {
  const { t } = useTranslation('teams');
  const { organization, managers, teamsWithoutManager, peopleWithoutTeam } = hierarchy;
  return (
    <ScrollRegion label={t('hierarchy.label')} className="-mx-4 px-4 pb-4 sm:-mx-8 sm:px-8">
      <ul className="lg:flex lg:min-w-max lg:justify-center">
        <li>
          <p
            className={`${cardClass} flex w-fit max-w-full items-center gap-3 border-sea! px-5 py-3 font-semibold lg:mx-auto`}
          >
            <Building2 className="size-5 shrink-0 text-sea" aria-hidden="true" />
            <span className="wrap-anywhere">{organization.name}</span>
          </p>
          <span aria-hidden="true" className="mx-auto hidden h-6 w-px bg-line-strong lg:block" />
          <ul className="ml-6 lg:ml-0 lg:flex">
            {managers.map((manager) => (
              <Branch
                key={manager.id}
                head={
                  <>
                    <Avatar name={manager.name} />
                    <span className="min-w-0">
                      <span className="block font-medium wrap-anywhere">{manager.name}</span>
                      <RoleBadge roleName={manager.role} />
                    </span>
                  </>
                }
              >
                {manager.teams.map((team) => (
                  <HierarchyTeam key={team.id} team={team} />
                ))}
              </Branch>
            ))}
            {teamsWithoutManager.length > 0 && (
              <Branch
                head={
                  <>
                    <CircleHelp className="size-6 shrink-0 text-muted" aria-hidden="true" />
                    <span className="font-medium">{t('hierarchy.noManager')}</span>
                  </>
                }
              >
                {teamsWithoutManager.map((team) => (
                  <HierarchyTeam key={team.id} team={team} />
                ))}
              </Branch>
            )}
            {peopleWithoutTeam.length > 0 && (
              <Branch
                head={
                  <>
                    <UserRound className="size-6 shrink-0 text-muted" aria-hidden="true" />
                    <span className="font-medium">{t('hierarchy.noTeam')}</span>
                  </>
                }
              >
                <HierarchyTeam team={{ members: peopleWithoutTeam }} />
              </Branch>
            )}
          </ul>
        </li>
      </ul>
    </ScrollRegion>
  );
}

/** Half a line to the left and half to the right of each branch; the outer halves are left out. */
const forkClass =
  'before:absolute before:top-0 before:right-1/2 before:left-0 before:border-t before:border-line-strong after:absolute after:top-0 after:right-0 after:left-1/2 after:border-t after:border-line-strong first:before:hidden last:after:hidden max-lg:before:hidden max-lg:after:hidden';

function Branch({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <li className={`relative pt-6 max-lg:pl-6 lg:flex lg:w-72 lg:flex-col lg:px-3 ${forkClass}`}>
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 h-full border-l border-line-strong lg:hidden [li:last-child>&]:h-13"
      />
      <span aria-hidden="true" className="absolute top-13 left-0 w-6 border-t border-line-strong lg:hidden" />
      <span
        aria-hidden="true"
        className="absolute top-0 left-1/2 hidden h-6 border-l border-line-strong lg:block"
      />
      <div className={`${cardClass} flex items-center gap-3 px-4 py-3`}>{head}</div>
      <ul className="ml-5 flex flex-col empty:hidden">{children}</ul>
    </li>
  );
}
