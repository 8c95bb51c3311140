import Columns3 from 'lucide-react/icons/columns-3';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { DropdownMenu, MenuToggle } from '#ui/dropdown-menu.tsx';
import { type PeopleColumn, peopleColumns } from './people-columns.ts';

type ColumnMenuProps = { columns: readonly PeopleColumn[]; onToggle: (column: PeopleColumn) => void };

/** Which columns stand in the list; the menu stays open, since one rarely changes a single one. */
export function ColumnMenu({ columns, onToggle }: ColumnMenuProps) {
  const { t } = useTranslation('users');
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Columns3 className="size-4" aria-hidden="true" />
          {t('columns.choose')}
        </button>
      }
    >
      {peopleColumns.map((column) => (
        <MenuToggle key={column} checked={columns.includes(column)} onChange={() => onToggle(column)}>
          {t(`columns.${column}`)}
        </MenuToggle>
      ))}
    </DropdownMenu>
  );
}
