import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { isMember, type MemberRole, memberRoles } from '#domain/members/role.ts';
import { Banner } from '#ui/banner.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useToast } from '#ui/toast.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useKept } from '#web/use-kept.ts';
import { grantableRoles } from './grantable-roles.ts';
import type { Member } from './member.ts';
import { gainsOf } from './role-gains.ts';

type ChangeRoleDialogProps = { user: StoredUser; member: Member; onClose: () => void };

export function ChangeRoleDialog({ user, member, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const formats = useFormats();
  const [role, setRole] = useKept<MemberRole>(
    `role ${member.id}`,
    isMember(member) ? member.role : memberRoles[0],
  );
  const change = useWrite(usersEndpoints.changeRole, {
    onSuccess: (changed) => {
      toast({
        title: t('users:role.done', { name: changed.name, role: t(`ui:role.${changed.role}`) }),
      });
      onClose();
    },
  });
  const hintOf = (value: MemberRole) =>
    t(value === memberRoles[0] ? 'users:role.may' : 'users:role.mayAlso', {
      gains: formats.list(gainsOf(value).map((capability) => t(`users:role.gains.${capability}`))),
    });
  const losesTeams = can(member, 'team.lead') && !can({ role }, 'team.lead');
  const ownLoss = member.id === user.id && can(user, 'user.list') && !can({ role }, 'user.list');
  return (
    <FormDialog
      title={t('users:role.title', { name: member.name })}
      width="sm"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ params: { id: member.id }, body: { role } });
      }}
      submitLabel={t('users:role.submit')}
      busyLabel={change.isPending && t('users:role.saving')}
      idle={role === member.role}
      refusal={change.isError ? sentence(change.error, t('users:role.failed')) : undefined}
      onRefusalClosed={change.reset}
    >
      <RadioGroup
        label={t('users:fields.role')}
        value={role}
        onChange={setRole}
        options={grantableRoles(user).map((value) => ({
          value,
          label: t(`ui:role.${value}`),
          hint: hintOf(value),
        }))}
      />
      {losesTeams && <Banner tone="info">{t('users:role.losesTeams')}</Banner>}
      {ownLoss && <Banner tone="warning">{t('users:role.ownLoss')}</Banner>}
    </FormDialog>
  );
}
