import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { INSIGHT_KINDS } from '#domain/insights/group-kinds.ts';
import { Select } from '#ui/select.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { ShownInsights } from './insights.ts';
import {
  type InsightPeriod,
  type InsightsAddress,
  monthsToChoose,
  PERIODS,
  periodMonths,
  withEnd,
} from './insights-address.ts';

type InsightFiltersProps = {
  address: InsightsAddress;
  today: PlainDate;
  choices: ShownInsights['choices'];
  onChange: (change: Partial<InsightsAddress>) => void;
};

const OWN = 'own';
const ALL = 'all';

/** When, and whom: both stand in the address. */
export function InsightFilters({ address, today, choices, onChange }: InsightFiltersProps) {
  const { t } = useTranslation('insights');
  const [wantsOwn, setWantsOwn] = useState(false);
  const known = PERIODS.find((period) => {
    const { from, to } = periodMonths(period, today);
    return from === address.from && to === address.to;
  });
  const isOwn = wantsOwn || known === undefined;
  const kinds = INSIGHT_KINDS.filter((kind) => choices.some((choice) => choice.kind === kind));
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:hidden">
      <Select
        label={t('filters.period')}
        value={isOwn ? OWN : known}
        options={[
          ...PERIODS.map((period) => ({ value: period, label: t(`periods.${period}`) })),
          { value: OWN, label: t('periods.own') },
        ]}
        onChange={({ target }) => {
          setWantsOwn(target.value === OWN);
          if (target.value !== OWN) onChange(periodMonths(target.value as InsightPeriod, today));
        }}
      />
      {isOwn && <OwnPeriod address={address} today={today} onChange={onChange} />}
      {kinds.map((kind) => (
        <Select
          key={kind}
          label={t(`groups.${kind}`)}
          value={address.groups[kind] ?? ALL}
          options={[
            { value: ALL, label: t(`filters.${kind}`) },
            ...choices
              .filter((choice) => choice.kind === kind)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => {
            const { [kind]: _before, ...others } = address.groups;
            onChange({ groups: target.value === ALL ? others : { ...others, [kind]: target.value } });
          }}
        />
      ))}
    </div>
  );
}

function OwnPeriod({
  address,
  today,
  onChange,
}: Pick<InsightFiltersProps, 'address' | 'today' | 'onChange'>) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const months = monthsToChoose(today);
  return (['from', 'to'] as const).map((end) => (
    <Select
      key={end}
      label={t(`filters.${end}`)}
      value={address[end]}
      options={[...new Set([address[end], ...months])]
        .sort((a, b) => (a > b ? -1 : 1))
        .map((month) => ({ value: month, label: days.monthAndYear(`${month}-01`) }))}
      onChange={({ target }) => onChange(withEnd(address, end, target.value))}
    />
  ));
}
