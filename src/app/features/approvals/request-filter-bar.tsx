import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamsEndpoints } from '#contract/teams.ts';
import { REQUEST_STATUSES } from '#domain/leave-requests/request-states.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { DateRangePicker } from '#ui/date-range-picker.tsx';
import { Select } from '#ui/select.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { isFiltered, type RequestFilters } from './request-filters.ts';

type RequestFilterBarProps = {
  id?: string;
  filters: RequestFilters;
  onChange: (filters: RequestFilters) => void;
  /** What waits has one status: only the history can be filtered by it. */
  byStatus?: boolean;
};

export function RequestFilterBar({ id, filters, onChange, byStatus = false }: RequestFilterBarProps) {
  const { t } = useTranslation(['approvals', 'ui']);
  const teams = useQuery(endpointQuery(teamsEndpoints.list, {}));
  return (
    <section
      aria-label={t('approvals:filters.label')}
      id={id}
      className={`${cardClass} flex flex-wrap items-end gap-4 p-5`}
    >
      <Select
        label={t('approvals:filters.team')}
        placeholder={t('approvals:filters.anyTeam')}
        className="min-w-48 flex-1"
        options={(teams.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.team ?? ''}
        onChange={({ target }) => onChange({ ...filters, team: target.value || undefined })}
      />
      {byStatus && (
        <Select
          label={t('approvals:filters.status')}
          placeholder={t('approvals:filters.anyStatus')}
          className="min-w-48 flex-1"
          options={REQUEST_STATUSES.map((value) => ({ value, label: t(`ui:status.${value}`) }))}
          value={filters.status ?? ''}
          onChange={({ target }) =>
            onChange({ ...filters, status: REQUEST_STATUSES.find((status) => status === target.value) })
          }
        />
      )}
      <DateRangePicker
        label={t('approvals:filters.period')}
        value={{ start: filters.from ?? null, end: filters.to ?? null }}
        onChange={({ start, end }) =>
          onChange({ ...filters, from: start ?? undefined, to: end ?? undefined })
        }
      />
      {isFiltered(filters) && (
        <Button variant="quiet" onClick={() => onChange({})}>
          {t('approvals:filters.clear')}
        </Button>
      )}
    </section>
  );
}
