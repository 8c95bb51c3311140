import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { calendarEndpoints } from '#contract/calendar.ts';
import { can } from '#domain/access/can.ts';
import { ABSENT } from '#domain/leave-types/leave-type.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/select.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { isNarrowed } from './address.ts';
import type { CalendarViewProps } from './calendar-view.ts';

const selectClass = 'min-w-40 flex-1 basis-40 sm:max-w-64';

/** Narrows every view to a team, a type or a person. The year is always of one person. */
export function FilterBar({ user, address, onChange }: CalendarViewProps) {
  const { t, i18n } = useTranslation('calendar');
  const { types, name } = useLeaveTypes();
  const names = useQuery(endpointQuery(calendarEndpoints.filters, {}));
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const isYear = address.view === 'year';
  const byName = new Intl.Collator(i18n.language);
  const optionsOf = (list: readonly { id: string; name: string }[] = []) =>
    [...list]
      .sort((a, b) => byName.compare(a.name, b.name))
      .map((one) => ({ value: one.id, label: one.name }));
  const knowsReasons = can(user, 'absence.reason', {});
  // Who may not know of a type cannot look for it either: what is hidden is « absent ».
  const shownTypes = (types ?? []).filter(({ confidential }) => knowsReasons || !confidential);
  const typeOptions = [
    ...shownTypes.map(({ id }) => ({ value: id, label: name(id) })),
    ...(knowsReasons ? [] : [{ value: ABSENT, label: name(ABSENT) }]),
  ];
  const filtered = isNarrowed(address);
  return (
    <section aria-label={t('filters.label')} className="flex flex-col gap-3 print:hidden">
      <Button
        variant="secondary"
        className="self-start sm:hidden"
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {t(filtered ? 'filters.openFiltered' : 'filters.open')}
      </Button>
      <div
        id={panelId}
        className={classNames('flex flex-wrap items-end gap-x-4 gap-y-3', !open && 'max-sm:hidden')}
      >
        {!isYear && (
          <Select
            label={t('filters.team')}
            placeholder={t('filters.anyTeam')}
            className={selectClass}
            options={optionsOf(names.data?.teams)}
            value={address.team ?? ''}
            onChange={({ target }) => onChange({ team: target.value || null })}
          />
        )}
        <Select
          label={t('filters.person')}
          placeholder={isYear ? undefined : t('filters.anyone')}
          className={selectClass}
          options={optionsOf(names.data?.people)}
          value={address.person ?? (isYear ? user.id : '')}
          onChange={({ target }) => onChange({ person: target.value || null })}
        />
        <Select
          label={t('filters.type')}
          placeholder={t('filters.anyType')}
          className={selectClass}
          options={typeOptions}
          value={address.type ?? ''}
          onChange={({ target }) => onChange({ type: target.value || null })}
        />
        {!isYear && can(user, 'leave-request.read-all') && (
          <div className="flex min-h-11 items-center">
            <Checkbox
              label={t('filters.pending')}
              checked={address.pending}
              onChange={(pending) => onChange({ pending })}
            />
          </div>
        )}
        {filtered && (
          <Button variant="quiet" onClick={() => onChange({ team: null, type: null, person: null })}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
    </section>
  );
}
