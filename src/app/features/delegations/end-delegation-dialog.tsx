import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { delegationsEndpoints } from '#contract/delegations.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Delegation } from './delegation.ts';
import { usePeriodPhrase } from './use-period-phrase.ts';

type EndDelegationDialogProps = { delegation: Delegation; own: boolean; onClose: () => void };

/** One that has begun is ended, one to come is removed. */
export function EndDelegationDialog({ delegation, own, onClose }: EndDelegationDialogProps) {
  const { t } = useTranslation('delegations');
  const toast = useToast();
  const sentence = useErrorSentence();
  const phrase = usePeriodPhrase();
  const words = {
    user: delegation.user.name,
    delegate: delegation.delegate.name,
    period: phrase(delegation),
  };
  const stage = delegation.active ? 'running' : 'coming';
  const end = useWrite(delegationsEndpoints.end, {
    onSuccess: () => {
      toast({ title: t(`end.${stage}.done`, words) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`end.${stage}.title`, words)}
      consequence={t(`end.${stage}.${own ? 'ownConsequence' : 'consequence'}`, words)}
      confirmLabel={t(`end.${stage}.confirm`)}
      busyLabel={end.isPending && t(`end.${stage}.ending`)}
      error={end.isError ? sentence(end.error, t('end.failed')) : undefined}
      onConfirm={() => end.mutate({ params: { id: delegation.id } })}
    />
  );
}
