import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '#contract/calendar-exports.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';

const iconClass = 'size-4 shrink-0 text-muted';

type ExportMenuProps = { exporting: boolean; onExport: (format: ExportFormat) => void };

export function ExportMenu({ exporting, onExport }: ExportMenuProps) {
  const { t } = useTranslation('calendar');
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="secondary"
          icon={<Download className="size-5" aria-hidden="true" />}
          busyLabel={exporting && t('export.busy')}
        >
          {t('export.open')}
        </Button>
      }
    >
      <MenuItem
        icon={<FileSpreadsheet className={iconClass} aria-hidden="true" />}
        onSelect={() => onExport('xlsx')}
      >
        {t('export.xlsx')}
      </MenuItem>
      <MenuItem icon={<FileText className={iconClass} aria-hidden="true" />} onSelect={() => onExport('csv')}>
        {t('export.csv')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Printer className={iconClass} aria-hidden="true" />} onSelect={() => window.print()}>
        {t('print')}
      </MenuItem>
    </DropdownMenu>
  );
}
