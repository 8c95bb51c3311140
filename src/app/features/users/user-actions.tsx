import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Send from 'lucide-react/icons/send';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/access/can.ts';
import { buttonClass } from '#ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { isInvited, type Member } from './member.ts';

export type ActionHandlers = {
  /** Whose invitation is being sent again. */
  resending: string | null;
  onResend: (member: Member) => void;
  onChangeRole: (member: Member) => void;
  onRemove: (member: Member) => void;
};

type UserActionsProps = ActionHandlers & { user: StoredUser; member: Member };

const iconClass = 'size-4';

/** What this person may do to that one; nothing is shown that would be refused. */
export function UserActions({ user, member, resending, onResend, onChangeRole, onRemove }: UserActionsProps) {
  const { t } = useTranslation('users');
  const mayResend = isInvited(member) && can(user, 'user.resend-invitation', member);
  const mayChangeRole = can(user, 'user.change-role', member);
  const mayRemove = can(user, 'user.remove', member);
  if (!mayResend && !mayChangeRole && !mayRemove)
    return <span className="text-muted as-cards:hidden">—</span>;
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('actionsFor', { name: member.name })}
          className={buttonClass({ variant: 'quiet', size: 'sm' }, 'size-11 px-0!')}
        >
          {resending === member.id ? <Spinner /> : <EllipsisVertical className="size-5" aria-hidden="true" />}
        </button>
      }
    >
      {mayResend && (
        <MenuItem icon={<Send className={iconClass} aria-hidden="true" />} onSelect={() => onResend(member)}>
          {t(member.invitationWaits ? 'resend.first' : 'resend.action')}
        </MenuItem>
      )}
      {mayChangeRole && (
        <MenuItem
          icon={<UserCog className={iconClass} aria-hidden="true" />}
          onSelect={() => onChangeRole(member)}
        >
          {t('role.action')}
        </MenuItem>
      )}
      {mayRemove && (mayResend || mayChangeRole) && <MenuSeparator />}
      {mayRemove && (
        <MenuItem
          danger
          icon={<UserMinus className={iconClass} aria-hidden="true" />}
          onSelect={() => onRemove(member)}
        >
          {t('remove.action')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
