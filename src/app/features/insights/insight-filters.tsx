import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Select } from '#ui/select.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { ShownInsights } from './insights.ts';
import {
  GROUP_KINDS,
  type GroupKind,
  type InsightPeriod,
  type InsightsAddress,
  PERIODS,
  periodMonths,
} from './insights-address.ts';

type InsightFiltersProps = {
  address: InsightsAddress;
  today: PlainDate;
  choices: ShownInsights['choices'];
  onChange: (change: Partial<InsightsAddress>) => void;
};

const EVERYONE = 'everyone';

/** When, and whom: both stand in the address. */
export function InsightFilters({ address, today, choices, onChange }: InsightFiltersProps) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const known = PERIODS.find((period) => {
    const { from, to } = periodMonths(period, today);
    return from === address.from && to === address.to;
  });
  const monthName = (month: string) => days.monthAndYear(`${month}-01`);
  const own = known ? [] : [{ value: 'own', label: `${monthName(address.from)} – ${monthName(address.to)}` }];
  const kinds = GROUP_KINDS.filter((kind) => choices.some((choice) => choice.kind === kind));
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl print:hidden">
      <Select
        label={t('filters.period')}
        value={known ?? 'own'}
        options={[...own, ...PERIODS.map((period) => ({ value: period, label: t(`periods.${period}`) }))]}
        onChange={({ target }) => {
          if (target.value !== 'own') onChange(periodMonths(target.value as InsightPeriod, today));
        }}
      />
      <Select
        label={t('filters.group')}
        value={address.group === null ? EVERYONE : `${address.group.kind} ${address.group.id}`}
        options={[
          { value: EVERYONE, label: t('everyone') },
          ...kinds.map((kind) => ({
            label: t(`groups.${kind}`),
            options: choices
              .filter((choice) => choice.kind === kind)
              .map(({ id, name }) => ({ value: `${kind} ${id}`, label: name })),
          })),
        ]}
        onChange={({ target }) => {
          const [kind, id] = target.value.split(' ');
          onChange({ group: id === undefined ? null : { kind: kind as GroupKind, id } });
        }}
      />
    </div>
  );
}
