import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { coverageEndpoints } from '#contract/coverage.ts';
import { can } from '#domain/access/can.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { BlackoutDialog } from './blackout-dialog.tsx';
import { BlackoutRow } from './blackout-row.tsx';
import { type Blackout, type Coverage, inTime } from './coverage.ts';

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; blackout: Blackout };

type BlackoutsCardProps = {
  user: StoredUser;
  blackouts: readonly Blackout[];
  /** Those that a period can be for. */
  teams: Coverage['teams'];
  /** Which of them a new one is for at first; absent for everyone. */
  teamId?: string;
};

/** Periods without leave, those to come first; past ones stay to be read. */
export function BlackoutsCard({ user, blackouts, teams, teamId }: BlackoutsCardProps) {
  const { t } = useTranslation('coverage');
  const [open, setOpen] = useKept<Open | null>('blackouts.open', null);
  const { coming, past } = inTime(blackouts, useToday());
  const mayAdd = can(user, 'coverage.set') || (can(user, 'coverage.set-for-team') && teams.length > 0);
  const close = () => setOpen(null);
  const rows = (list: readonly Blackout[]) => (
    <ul className="divide-y divide-line">
      {list.map((blackout) => (
        <BlackoutRow
          key={blackout.id}
          blackout={blackout}
          actions={
            can(user, blackout.team ? 'coverage.set-for-team' : 'coverage.set')
              ? {
                  onEdit: () => setOpen({ dialog: 'edit', blackout }),
                  onDelete: () => setOpen({ dialog: 'delete', blackout }),
                }
              : undefined
          }
        />
      ))}
    </ul>
  );
  return (
    <Card
      title={t('blackouts.title')}
      actions={
        mayAdd && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'create' })}
          >
            {t('blackouts.add')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('blackouts.lead')}</p>
        {coming.length === 0 ? <p>{t('blackouts.empty')}</p> : rows(coming)}
        {past.length > 0 && (
          <details>
            <summary className="min-h-6 cursor-pointer font-medium text-sea">{t('blackouts.past')}</summary>
            <div className="pt-3">{rows(past)}</div>
          </details>
        )}
      </div>
      {open?.dialog === 'create' && (
        <BlackoutDialog user={user} teams={teams} teamId={teamId} onClose={close} />
      )}
      {open?.dialog === 'edit' && (
        <BlackoutDialog user={user} teams={teams} blackout={open.blackout} onClose={close} />
      )}
      {open?.dialog === 'delete' && <DeleteBlackoutDialog blackout={open.blackout} onClose={close} />}
    </Card>
  );
}

function DeleteBlackoutDialog({ blackout, onClose }: { blackout: Blackout; onClose: () => void }) {
  const { t } = useTranslation('coverage');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = blackout;
  const remove = useWrite(coverageEndpoints.deleteBlackout, {
    onSuccess: () => {
      toast({ title: t('deletion.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deletion.title', { name })}
      consequence={t('deletion.consequence')}
      confirmLabel={t('deletion.confirm')}
      busyLabel={remove.isPending && t('deletion.deleting')}
      error={remove.isError ? sentence(remove.error, t('deletion.failed')) : undefined}
      onConfirm={() => remove.mutate({ params: { id } })}
    />
  );
}
