import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { CALENDAR_VIEWS, type CalendarView } from '../address.ts';
import { viewIcon } from './view-icons.tsx';

type ViewSwitchProps = { view: CalendarView; onView: (view: CalendarView) => void };

/** All views side by side; on a phone one button between the agenda and the month, the others wait in the menu. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('calendar');
  const other = view === 'month' ? 'agenda' : 'month';
  return (
    <>
      <IconButton
        variant="secondary"
        className="shrink-0 sm:hidden"
        label={t(`views.${other}`)}
        icon={viewIcon(other, 'size-5')}
        onClick={() => onView(other)}
      />
      <div className="max-sm:hidden">
        <SegmentedControl
          label={t('views.label')}
          wordsFrom="5xl"
          options={CALENDAR_VIEWS.map((name) => ({
            value: name,
            label: t(`views.${name}`),
            icon: viewIcon(name, 'size-4 shrink-0'),
          }))}
          value={view}
          onChange={onView}
        />
      </div>
    </>
  );
}
