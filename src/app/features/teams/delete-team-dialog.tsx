import { useTranslation } from 'react-i18next';
import { teamsEndpoints } from '#contract/teams.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type DeleteTeamDialogProps = {
  team: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteTeamDialog({ team, onClose, onDeleted }: DeleteTeamDialogProps) {
  const { t } = useTranslation('teams');
  const toast = useToast();
  const sentence = useErrorSentence();
  const remove = useWrite(teamsEndpoints.remove, {
    onSuccess: () => {
      toast({ title: t('delete.done', { name: team.name }) });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title', { name: team.name })}
      consequence={t('delete.consequence')}
      confirmLabel={t('delete.confirm')}
      busyLabel={remove.isPending && t('delete.deleting')}
      error={remove.isError ? sentence(remove.error, t('delete.failed')) : undefined}
      onConfirm={() => remove.mutate({ params: { id: team.id } })}
    />
  );
}
