import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { auditActions } from '#domain/audit-log/audit-action.ts';
import { byName } from '#domain/text/by-name.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { DateRangePicker } from '#ui/date-range-picker.tsx';
import { Select } from '#ui/select.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { auditSentence } from '#words/sentences/audit.ts';
import type { AuditEntry, AuditFilters } from './audit-entry.ts';

type LogFiltersProps = {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
  /** Those who have left are in no list of people any more, but they are in the log. */
  entries: readonly AuditEntry[];
};

export function LogFilters({ filters, onChange, entries }: LogFiltersProps) {
  const { t, i18n } = useTranslation('audit-log');
  const language = toLanguage(i18n.language);
  const users = useQuery(endpointQuery(usersEndpoints.list, {}));
  const named = [
    ...entries.flatMap(({ actor }) => actor ?? []),
    ...entries.flatMap(({ subject }) => (subject.kind === 'user' ? subject : [])),
    ...(users.data?.users ?? []),
  ];
  const people = [...new Map(named.map(({ id, name }) => [id, name]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => byName(a.label, b.label));
  const kinds = auditActions
    .map((value) => ({ value, label: auditSentence(value, language) }))
    .sort((a, b) => byName(a.label, b.label));
  const active = Object.values(filters).some(Boolean);
  return (
    <section aria-label={t('filters.label')} className={`${cardClass} flex flex-col gap-4 p-5`}>
      <div className="grid gap-4 lg:grid-cols-3">
        <Select
          label={t('filters.kind')}
          placeholder={t('filters.anyKind')}
          options={kinds}
          value={filters.action ?? ''}
          onChange={({ target }) =>
            onChange({ ...filters, action: auditActions.find((action) => action === target.value) })
          }
        />
        <Select
          label={t('filters.actor')}
          placeholder={t('filters.anyone')}
          options={people}
          value={filters.actorId ?? ''}
          onChange={({ target }) => onChange({ ...filters, actorId: target.value || undefined })}
        />
        <Select
          label={t('filters.subject')}
          placeholder={t('filters.anyone')}
          options={people}
          value={filters.subjectId ?? ''}
          onChange={({ target }) => onChange({ ...filters, subjectId: target.value || undefined })}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <DateRangePicker
          label={t('filters.period')}
          value={{ start: filters.from ?? null, end: filters.to ?? null }}
          onChange={({ start, end }) =>
            onChange({ ...filters, from: start ?? undefined, to: end ?? undefined })
          }
        />
        {active && (
          <Button variant="quiet" onClick={() => onChange({})}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
    </section>
  );
}
