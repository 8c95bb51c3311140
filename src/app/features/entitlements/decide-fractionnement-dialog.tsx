import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Fractionnement } from './entitlement.ts';

type DecideFractionnementDialogProps = {
  line: Fractionnement;
  decision: 'granted' | 'waived';
  onClose: () => void;
};

export function DecideFractionnementDialog({ line, decision, onClose }: DecideFractionnementDialogProps) {
  const { t } = useTranslation('entitlements');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { name, id } = line.user;
  const words = { name, count: line.days };
  const decide = useWrite(entitlementsEndpoints.decideFractionnement, {
    onSuccess: () => {
      toast({ title: t(`fractionnement.${decision}.done`, words) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={decision === 'granted' ? 'primary' : 'danger'}
      title={t(`fractionnement.${decision}.title`, words)}
      consequence={t(`fractionnement.${decision}.consequence`, words)}
      confirmLabel={t(`fractionnement.${decision}.confirm`)}
      busyLabel={decide.isPending && t('fractionnement.saving')}
      error={decide.isError ? sentence(decide.error, t('fractionnement.failed')) : undefined}
      onConfirm={() => decide.mutate({ params: { id }, body: { period: line.period, decision } })}
    />
  );
}
