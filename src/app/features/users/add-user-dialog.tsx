import { useTranslation } from 'react-i18next';
import { inviteRowSchema, usersEndpoints } from '#contract/users.ts';
import { isMember } from '#domain/members/role.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { invitableRoles } from './grantable-roles.ts';
import type { ShownSeatUse } from './member.ts';
import { MissingSeats } from './missing-seats.tsx';

type AddUserDialogProps = { user: StoredUser; seats: ShownSeatUse; onClose: () => void };

export function AddUserDialog({ user, seats, onClose }: AddUserDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const form = useContractForm(inviteRowSchema, { name: '', email: '', role: 'employee' });
  const role = form.watch('role');
  const add = useWrite(usersEndpoints.add, {
    onSuccess: ({ email, invitationWaits }) => {
      toast({ title: t(invitationWaits ? 'users:add.kept' : 'users:add.done', { email }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('users:add.title')}
      description={t('users:add.lead')}
      width="sm"
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => add.mutate({ body }))}
      submitLabel={t('users:add.submit')}
      busyLabel={add.isPending && t('users:add.adding')}
      incomplete={form.incomplete}
      refusal={add.isError ? sentence(add.error, t('users:add.failed')) : undefined}
      onRefusalClosed={add.reset}
    >
      <MissingSeats user={user} seats={seats} people={1} />
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
      <Select
        {...form.register('role')}
        label={t('users:fields.role')}
        options={invitableRoles(user).map((role) => ({ value: role, label: t(`ui:role.${role}`) }))}
        error={form.errorOf('role')}
        hint={role && !isMember({ role }) ? t('users:accountantHint') : undefined}
      />
    </FormDialog>
  );
}
