import { useTranslation } from 'react-i18next';
import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { toLanguage } from '#web/i18n/language.ts';
import type { LeaveTypeRow } from './leave-type.ts';

export function ArchiveTypeDialog({ type, onClose }: { type: LeaveTypeRow; onClose: () => void }) {
  const { t, i18n } = useTranslation('leave-types');
  const toast = useToast();
  const sentence = useErrorSentence();
  const name = type.name[toLanguage(i18n.language)];
  const archive = useWrite(leaveTypesEndpoints.archive, {
    onSuccess: () => {
      toast({ title: t('archive.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('archive.title', { name })}
      consequence={t(type.inUse ? 'archive.consequenceInUse' : 'archive.consequence')}
      confirmLabel={t('archive.action')}
      busyLabel={archive.isPending && t('archive.archiving')}
      error={archive.isError ? sentence(archive.error, t('archive.failed')) : undefined}
      onConfirm={() => archive.mutate({ params: { id: type.id } })}
    />
  );
}
