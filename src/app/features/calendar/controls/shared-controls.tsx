import { can } from '#domain/access/can.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import type { ShownZones } from '../school/shown-zones.ts';
import { FilterPopover } from './filter-popover.tsx';
import { PendingToggle } from './pending-toggle.tsx';
import { ViewSwitch } from './view-switch.tsx';

type SharedControlsProps = Pick<CalendarViewProps, 'user' | 'address' | 'onChange'> & {
  schoolZones: ShownZones;
  onSchoolZones: (zones: ShownZones) => void;
};

/** What all views share. A year shows what waits to those who may know, without being asked. */
export function SharedControls(props: SharedControlsProps) {
  const { user, address, onChange } = props;
  return (
    <>
      {address.view !== 'year' && can(user, 'leave-request.read-all') && (
        <PendingToggle shown={address.pending} onChange={(pending) => onChange({ pending })} />
      )}
      <FilterPopover {...props} />
      <ViewSwitch view={address.view} onView={(view) => onChange({ view })} />
    </>
  );
}
