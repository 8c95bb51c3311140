import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { grantableRoles } from './grantable-roles.ts';
import type { Member } from './member.ts';

type ChangeRoleDialogProps = { user: StoredUser; member: Member; onClose: () => void };

export function ChangeRoleDialog({ user, member, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation(['users', 'ui']);
  const formId = useId();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [role, setRole] = useState(member.role);
  const change = useWrite(usersEndpoints.changeRole, {
    onSuccess: (changed) => {
      toast({
        title: t('users:role.done', { name: changed.name, role: t(`ui:role.${changed.role}`) }),
      });
      onClose();
    },
  });
  const losesTeams = can(member, 'team.lead') && !can({ role }, 'team.lead');
  const ownLoss = member.id === user.id && can(user, 'user.list') && !can({ role }, 'user.list');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users:role.title', { name: member.name })}
      width="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={role === member.role}
            busyLabel={change.isPending && t('users:role.saving')}
          >
            {t('users:role.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate({ params: { id: member.id }, body: { role } });
        }}
      >
        {change.isError && (
          <Banner
            tone="error"
            title={sentence(change.error, t('users:role.failed'))}
            onClose={change.reset}
          />
        )}
        <RadioGroup
          label={t('users:fields.role')}
          value={role}
          onChange={setRole}
          options={grantableRoles(user).map((value) => ({
            value,
            label: t(`ui:role.${value}`),
            hint: t(`users:role.may.${value}`),
          }))}
        />
        {losesTeams && <Banner tone="info">{t('users:role.losesTeams')}</Banner>}
        {ownLoss && <Banner tone="warning">{t('users:role.ownLoss')}</Banner>}
      </form>
    </Dialog>
  );
}
