import { useTranslation } from 'react-i18next';
import { passkeysEndpoints } from '#contract/passkeys.ts';
import { longestPasskeyName } from '#domain/passkeys/passkey-limits.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { Passkey } from './passkey-row.tsx';

export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const sentence = useErrorSentence();
  const form = useContractForm(passkeysEndpoints.rename.body, { name: passkey.name });
  const rename = useWrite(passkeysEndpoints.rename, { onSuccess: onClose, onError: form.showRefusal });
  return (
    <FormDialog
      title={t('rename.title')}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => rename.mutate({ params: { id: passkey.id }, body }))}
      submitLabel={t('rename.submit')}
      busyLabel={rename.isPending && t('rename.saving')}
      incomplete={form.incomplete}
      refusal={rename.isError ? sentence(rename.error) : undefined}
      onRefusalClosed={rename.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('rename.name')}
        hint={t('rename.hint')}
        maxLength={longestPasskeyName}
        autoComplete="off"
        error={form.errorOf('name')}
      />
    </FormDialog>
  );
}
