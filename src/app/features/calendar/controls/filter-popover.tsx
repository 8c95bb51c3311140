import { useQuery } from '@tanstack/react-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { calendarEndpoints } from '#contract/calendar.ts';
import { can } from '#domain/access/can.ts';
import { SCHOOL_DAYS_KNOWN } from '#domain/holidays/school-holidays.ts';
import { ABSENT } from '#domain/leave-types/leave-type.ts';
import { byName } from '#domain/text/by-name.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Select } from '#ui/select.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { isNarrowed } from '../address.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import { SHOWN_ZONES, type ShownZones } from '../school/shown-zones.ts';

type FilterPopoverProps = Pick<CalendarViewProps, 'user' | 'address' | 'onChange'> & {
  schoolZones: ShownZones;
  onSchoolZones: (zones: ShownZones) => void;
};

/** Narrows every view to a team, a type or a person. The year is always of one person. */
export function FilterPopover(props: FilterPopoverProps) {
  const { address, onChange } = props;
  const { t } = useTranslation('calendar');
  // Asked for with the page, so that its lists are there when it opens.
  useQuery(endpointQuery(calendarEndpoints.filters, {}));
  const filtered = isNarrowed(address);
  const label = t(filtered ? 'filters.openFiltered' : 'filters.open');
  return (
    <Popover
      label={t('filters.label')}
      align="end"
      trigger={
        <Button
          variant="secondary"
          aria-label={label}
          title={label}
          className="relative shrink-0 max-xl:w-11 max-xl:px-0!"
          icon={<SlidersHorizontal className="size-4 shrink-0" aria-hidden="true" />}
        >
          <span className="max-xl:hidden">{t('filters.open')}</span>
          {filtered && (
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-paper bg-sea-solid"
            />
          )}
        </Button>
      }
    >
      <div className="flex w-72 max-w-full flex-col gap-4">
        <Filters {...props} />
        {filtered && (
          <Button variant="secondary" onClick={() => onChange({ team: null, type: null, person: null })}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
    </Popover>
  );
}

function Filters({ user, address, onChange, schoolZones, onSchoolZones }: FilterPopoverProps) {
  const { t } = useTranslation('calendar');
  const { date } = useDayFormats();
  const { types, name } = useLeaveTypes();
  const names = useQuery(endpointQuery(calendarEndpoints.filters, {}));
  const isYear = address.view === 'year';
  const optionsOf = (list: readonly { id: string; name: string }[] = []) =>
    [...list].sort((a, b) => byName(a.name, b.name)).map((one) => ({ value: one.id, label: one.name }));
  const knowsReasons = can(user, 'absence.reason', {});
  // Who may not know of a type cannot look for it either: what is hidden is « absent ».
  const shownTypes = (types ?? []).filter(({ confidential }) => knowsReasons || !confidential);
  const typeOptions = [
    ...shownTypes.map(({ id }) => ({ value: id, label: name(id) })),
    ...(knowsReasons ? [] : [{ value: ABSENT, label: name(ABSENT) }]),
  ];
  return (
    <>
      {!isYear && (
        <Select
          label={t('filters.team')}
          placeholder={t('filters.anyTeam')}
          options={optionsOf(names.data?.teams)}
          value={address.team ?? ''}
          onChange={({ target }) => onChange({ team: target.value || null })}
        />
      )}
      <Select
        label={t('filters.person')}
        placeholder={isYear ? undefined : t('filters.anyone')}
        options={optionsOf(names.data?.people)}
        value={address.person ?? (isYear ? user.id : '')}
        onChange={({ target }) => onChange({ person: target.value || null })}
      />
      <Select
        label={t('filters.type')}
        placeholder={t('filters.anyType')}
        options={typeOptions}
        value={address.type ?? ''}
        onChange={({ target }) => onChange({ type: target.value || null })}
      />
      {(address.view === 'month' || address.view === 'agenda') && (
        <Select
          label={t('school.label')}
          hint={t('school.hint', { until: date(SCHOOL_DAYS_KNOWN.to) })}
          options={SHOWN_ZONES.map((zones) => ({
            value: zones,
            label: zones === 'all' || zones === 'none' ? t(`school.${zones}`) : t(`school.cities.${zones}`),
          }))}
          value={schoolZones}
          onChange={({ target }) => onSchoolZones(target.value as ShownZones)}
        />
      )}
    </>
  );
}
