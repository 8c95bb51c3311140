import CalendarSync from 'lucide-react/icons/calendar-sync';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '#contract/calendar-exports.ts';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DropdownMenu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CALENDAR_VIEWS, type CalendarView } from '../address.ts';

const iconClass = 'size-4 shrink-0 text-muted';

type PageActionsProps = {
  exporting: boolean;
  onExport: (format: ExportFormat) => void;
  view: CalendarView;
  onView: (view: CalendarView) => void;
};

/** What is done with the calendar: buttons on a desk; on a phone one menu, with the views that its line has no room for. */
export function PageActions({ exporting, onExport, view, onView }: PageActionsProps) {
  const { t } = useTranslation('calendar');
  const exports = <ExportItems onExport={onExport} />;
  return (
    <div className="flex items-center gap-3 print:hidden">
      <div className="sm:hidden">
        <DropdownMenu
          trigger={
            <IconButton
              label={t('actions.more')}
              icon={<Ellipsis className="size-5" aria-hidden="true" />}
              disabled={exporting}
            />
          }
        >
          <MenuChoice
            label={t('views.label')}
            value={view}
            options={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
            onChange={onView}
          />
          <MenuSeparator />
          {exports}
          <MenuLink
            to={PAGES.calendarSubscribe.path}
            icon={<CalendarSync className={iconClass} aria-hidden="true" />}
          >
            {t('subscribe')}
          </MenuLink>
        </DropdownMenu>
      </div>
      <div className="flex items-center gap-3 max-sm:hidden">
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
          {exports}
        </DropdownMenu>
        <ButtonLink
          to={PAGES.calendarSubscribe.path}
          variant="secondary"
          icon={<CalendarSync className="size-5" aria-hidden="true" />}
        >
          {t('subscribe')}
        </ButtonLink>
        <ButtonLink
          to={PAGES.newRequest.path}
          className="max-lg:hidden"
          icon={<CirclePlus className="size-5" aria-hidden="true" />}
        >
          {t('newRequest')}
        </ButtonLink>
      </div>
    </div>
  );
}

function ExportItems({ onExport }: Pick<PageActionsProps, 'onExport'>) {
  const { t } = useTranslation('calendar');
  return (
    <>
      <MenuItem
        icon={<FileSpreadsheet className={iconClass} aria-hidden="true" />}
        onSelect={() => onExport('xlsx')}
      >
        {t('export.xlsx')}
      </MenuItem>
      <MenuItem icon={<FileText className={iconClass} aria-hidden="true" />} onSelect={() => onExport('csv')}>
        {t('export.csv')}
      </MenuItem>
      <MenuItem icon={<Printer className={iconClass} aria-hidden="true" />} onSelect={() => window.print()}>
        {t('print')}
      </MenuItem>
    </>
  );
}
