import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleListsEndpoints } from '#contract/people-lists.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { isInvited, type Member } from './member.ts';
import { TeamChoiceDialog } from './team-choice-dialog.tsx';

type BulkBarProps = { user: StoredUser; chosen: readonly Member[]; onDone: () => void };

/** What can be done to everyone who was chosen, and who it could not be done to. */
export function BulkBar({ user, chosen, onDone }: BulkBarProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [choosesTeam, setChoosesTeam] = useState(false);
  const act = useWrite(peopleListsEndpoints.act, {
    onSuccess: ({ done, refused }) => {
      setChoosesTeam(false);
      if (done > 0) toast({ title: t('several.done', { count: done }) });
      if (refused === 0) onDone();
    },
  });
  const refused = act.data?.people.filter(({ problem }) => problem !== null) ?? [];
  const invited = chosen.filter((member) => isInvited(member) && can(user, 'user.resend-invitation', member));
  const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);
  if (chosen.length === 0 && refused.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {act.isError && (
        <Banner tone="error" title={sentence(act.error, t('several.failed'))} onClose={act.reset} />
      )}
      {refused.length > 0 && (
        <Banner tone="warning" title={t('several.refused', { count: refused.length })} onClose={act.reset}>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ id, name, problem }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-medium">{name}</span>
                <span className="text-muted">{` · ${problem?.sentence}`}</span>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {chosen.length > 0 && (
        <div
          role="toolbar"
          aria-label={t('several.label')}
          className={classNames(cardClass, 'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2')}
        >
          <p className="font-medium tabular-nums">{t('several.chosen', { count: chosen.length })}</p>
          <Button
            size="sm"
            variant="secondary"
            icon={<Users className="size-4" aria-hidden="true" />}
            onClick={() => setChoosesTeam(true)}
          >
            {t('several.team')}
          </Button>
          {invited.length > 0 && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Send className="size-4" aria-hidden="true" />}
              busyLabel={act.isPending && !choosesTeam && t('several.sending')}
              onClick={() => act.mutate({ body: { userIds: idsOf(invited), deed: 'invite-again' } })}
            >
              {t('several.invite', { count: invited.length })}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            icon={<X className="size-4" aria-hidden="true" />}
            onClick={onDone}
          >
            {t('several.none')}
          </Button>
        </div>
      )}
      {choosesTeam && (
        <TeamChoiceDialog
          count={chosen.length}
          busy={act.isPending}
          refusal={act.isError ? sentence(act.error, t('several.failed')) : undefined}
          onClose={() => setChoosesTeam(false)}
          onChosen={(teamId, leavesOthers) =>
            act.mutate({
              body: { userIds: idsOf(chosen), deed: leavesOthers ? 'move-to-team' : 'join-team', teamId },
            })
          }
        />
      )}
    </div>
  );
}
