import { useTranslation } from 'react-i18next';
import { inviteRowSchema, usersEndpoints } from '#contract/users.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

export function InviteAccountantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accountants', 'users']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const form = useContractForm(inviteRowSchema, { name: '', email: '', role: 'accountant' });
  const invite = useWrite(usersEndpoints.add, {
    onSuccess: ({ email, invitationWaits }) => {
      toast({ title: t(invitationWaits ? 'users:add.kept' : 'users:add.done', { email }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('accountants:invite.title')}
      description={t('accountants:invite.lead')}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => invite.mutate({ body }))}
      submitLabel={t('accountants:invite.submit')}
      busyLabel={invite.isPending && t('accountants:invite.inviting')}
      incomplete={form.incomplete}
      refusal={invite.isError ? sentence(invite.error, t('accountants:invite.failed')) : undefined}
      onRefusalClosed={invite.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('users:fields.name')}
        autoComplete="off"
        required
        error={form.errorOf('name')}
      />
      <TextField
        {...form.register('email')}
        label={t('users:fields.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errorOf('email')}
      />
    </FormDialog>
  );
}
