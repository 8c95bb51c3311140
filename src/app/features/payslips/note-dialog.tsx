import { useTranslation } from 'react-i18next';
import { payslipsEndpoints } from '#contract/payslips.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { ComparedRow, Comparison } from './comparison.ts';

type NoteDialogProps = { comparison: Comparison; row: ComparedRow; onClose: () => void };

/** An explanation in words, kept with the row. */
export function NoteDialog({ comparison, row, onClose }: NoteDialogProps) {
  const { t } = useTranslation('payslips');
  const toast = useToast();
  const sentence = useErrorSentence();
  const form = useContractForm(payslipsEndpoints.note.body, { note: row.note?.text ?? '' });
  const note = useWrite(payslipsEndpoints.note, {
    onSuccess: () => {
      toast({ title: t('note.done') });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('note.title', { name: row.user.name })}
      description={t('note.description', { counter: row.counterName })}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) =>
        note.mutate({ params: { id: comparison.id, row: row.row }, body }),
      )}
      submitLabel={t('note.save')}
      busyLabel={note.isPending && t('note.saving')}
      refusal={note.isError ? sentence(note.error, t('note.failed')) : undefined}
      onRefusalClosed={note.reset}
    >
      <Textarea
        {...form.register('note')}
        label={t('note.label')}
        hint={t('note.hint')}
        maxLength={500}
        error={form.errorOf('note')}
      />
    </FormDialog>
  );
}
