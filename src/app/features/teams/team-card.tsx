import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarGroup } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { Team } from './team.ts';
import { teamPath } from './team-path.ts';

type TeamCardProps = { team: Team; mayManage: boolean; onEdit: () => void; onDelete: () => void };

const SHOWN_AVATARS = 5;

/** As much of the id as it takes to tell two teams of the same name apart. */
const SHOWN_ID = 6;

export function TeamCard({ team, mayManage, onEdit, onDelete }: TeamCardProps) {
  const { t } = useTranslation('teams');
  const instants = useInstants();
  const headingId = useId();
  const names = team.members.map(({ user }) => user.name);
  return (
    <article
      aria-labelledby={headingId}
      style={{ borderTopColor: team.color }}
      className={`${cardClass} flex min-w-0 flex-1 flex-col gap-4 border-t-4 p-5`}
    >
      <div className="flex flex-col gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={headingId} className="min-w-0 text-lg font-semibold wrap-anywhere">
            {team.name}
          </h2>
          <Badge icon={<Users className="size-3.5 shrink-0" aria-hidden="true" />} className="shrink-0">
            {t('card.members', { count: team._count.members })}
          </Badge>
        </div>
        {team.description && <p className="line-clamp-3 wrap-anywhere text-muted">{team.description}</p>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-plain">
        <dt className="text-muted">{t('card.manager')}</dt>
        <dd className={team.manager ? 'wrap-anywhere' : 'text-muted'}>
          {team.manager?.name ?? t('card.noManager')}
        </dd>
        <dt className="text-muted">{t('card.createdAt')}</dt>
        <dd className="tabular-nums">{instants.day(team.createdAt)}</dd>
        <dt className="text-muted">{t('card.id')}</dt>
        <dd className="font-mono text-sm leading-6">{team.id.slice(0, SHOWN_ID)}</dd>
      </dl>
      {names.length > 0 ? (
        <AvatarGroup names={names} max={SHOWN_AVATARS} label={t('card.memberNames')} />
      ) : (
        <p className="text-sm leading-9 text-muted">{t('card.nobody')}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink
          to={teamPath(team.id)}
          size="sm"
          aria-label={t('card.openNamed', {
            name: team.name,
            action: t(mayManage ? 'card.manage' : 'card.open'),
          })}
        >
          {t(mayManage ? 'card.manage' : 'card.open')}
        </ButtonLink>
        {mayManage && (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('card.editNamed', { name: team.name })}
              onClick={onEdit}
            >
              {t('card.edit')}
            </Button>
            <Button
              size="sm"
              variant="dangerQuiet"
              aria-label={t('card.deleteNamed', { name: team.name })}
              onClick={onDelete}
            >
              {t('card.delete')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
