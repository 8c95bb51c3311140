import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Table2 from 'lucide-react/icons/table-2';
import UserX from 'lucide-react/icons/user-x';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { buttonClass } from '#ui/button.tsx';
import { DropdownMenu, MenuLink } from '#ui/dropdown-menu.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';

const iconClass = 'size-4';

/** What one comes for a few times a year. */
export function MoreActions({ user }: { user: StoredUser }) {
  const { t } = useTranslation('users');
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={buttonClass({ variant: 'quiet' })}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
          {t('more')}
        </button>
      }
    >
      {can(user, 'balance.import') && (
        <MenuLink to={PAGES.peopleImport.path} icon={<Table2 className={iconClass} aria-hidden="true" />}>
          {t('importPeople')}
        </MenuLink>
      )}
      {can(user, 'balance.import') && (
        <MenuLink
          to={PAGES.balanceImport.path}
          icon={<FileSpreadsheet className={iconClass} aria-hidden="true" />}
        >
          {t('importBalances')}
        </MenuLink>
      )}
      <MenuLink
        to={PAGES.recordSeveral.path}
        icon={<CalendarPlus className={iconClass} aria-hidden="true" />}
      >
        {t('recordSeveral')}
      </MenuLink>
      {can(user, 'user.list-former') && (
        <MenuLink to={PAGES.formerPeople.path} icon={<UserX className={iconClass} aria-hidden="true" />}>
          {t('former')}
        </MenuLink>
      )}
      {can(user, 'accountant.list') && (
        <MenuLink
          to={PAGES.accountants.path}
          icon={<BriefcaseBusiness className={iconClass} aria-hidden="true" />}
        >
          {t('accountants')}
        </MenuLink>
      )}
    </DropdownMenu>
  );
}
