import { useTranslation } from 'react-i18next';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { parseWeek, weekText } from '#domain/counting/working-pattern.ts';
import { HOLIDAY_ZONES, isHolidayZone } from '#domain/holidays/zones.ts';
import { DateRangePicker } from '#ui/date-range-picker.tsx';
import { HalfDayGrid } from '#ui/half-day-grid.tsx';
import { LabelledChoice } from '#ui/labelled-choice.tsx';
import { Select } from '#ui/select.tsx';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { SituationOutcome, SituationProblem } from './count-situation.ts';
import { HolidayChoices } from './holiday-choices.tsx';
import type { Situation } from './situation.ts';

type SituationFieldsProps = {
  situation: Situation;
  outcome: SituationOutcome;
  change: (part: Partial<Situation>) => void;
};

/** Which field each sentence belongs to. */
const FIELD_OF_PROBLEM = {
  dates_missing: 'dates',
  end_before_start: 'dates',
  empty_half_days: 'dates',
  outside_calendar: 'dates',
  too_long: 'dates',
  nothing_worked: 'workedWeek',
  no_rest_day: 'workedWeek',
  never_open: 'openWeek',
} as const satisfies Record<SituationProblem, string>;

/** What takes the focus scrolls clear of the result, which covers the bottom of a phone. */
const fieldsClass =
  'flex flex-col gap-6 [&_button]:scroll-mb-40 [&_input]:scroll-mb-40 [&_select]:scroll-mb-40';

export function SituationFields({ situation, outcome, change }: SituationFieldsProps) {
  const { t } = useTranslation('leave-calculator');
  const weekdays = useWeekdays();
  const { periods } = useWords();
  const errorAt = (field: (typeof FIELD_OF_PROBLEM)[SituationProblem]) =>
    outcome.kind === 'problem' && FIELD_OF_PROBLEM[outcome.problem] === field
      ? t(`problems.${outcome.problem}`)
      : undefined;
  return (
    <div className={fieldsClass}>
      <DateRangePicker
        label={t('dates')}
        value={{ start: situation.start, end: situation.end }}
        onChange={({ start, end }) =>
          change({ start: parsePlainDate(start ?? ''), end: parsePlainDate(end ?? '') })
        }
        error={errorAt('dates')}
        earliest="1970-01-01"
        latest="2100-12-31"
      />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <LabelledChoice
          label={t('firstDay.label')}
          value={situation.startHalf}
          onChange={(startHalf) => change({ startHalf })}
          options={[
            { value: 'am', label: t('firstDay.whole') },
            { value: 'pm', label: t('firstDay.afternoon') },
          ]}
        />
        <LabelledChoice
          label={t('lastDay.label')}
          value={situation.endHalf}
          onChange={(endHalf) => change({ endHalf })}
          options={[
            { value: 'pm', label: t('lastDay.whole') },
            { value: 'am', label: t('lastDay.morning') },
          ]}
        />
      </div>
      <LabelledChoice
        label={t('unit.label')}
        value={situation.unit}
        onChange={(unit) => change({ unit })}
        options={[
          { value: 'ouvres', label: t('unit.ouvres') },
          { value: 'ouvrables', label: t('unit.ouvrables') },
        ]}
        hint={t(`unit.hints.${situation.unit}`)}
      />
      <Select
        label={t('zone.label')}
        value={situation.zone}
        onChange={({ target }) => {
          if (isHolidayZone(target.value)) change({ zone: target.value });
        }}
        options={HOLIDAY_ZONES.map((zone) => ({ value: zone, label: t(`zone.names.${zone}`) }))}
      />
      {outcome.kind === 'counted' && (
        <HolidayChoices
          holidays={outcome.holidays}
          workedHolidays={situation.workedHolidays}
          onChange={(workedHolidays) => change({ workedHolidays })}
        />
      )}
      <HalfDayGrid
        weekdays={weekdays}
        nameHalf={periods.halfOf}
        label={t('workedWeek.label')}
        value={weekText(situation.workedWeek)}
        onChange={(text) => change({ workedWeek: parseWeek(text) ?? situation.workedWeek })}
        error={errorAt('workedWeek')}
      />
      <HalfDayGrid
        weekdays={weekdays}
        nameHalf={periods.halfOf}
        label={t('openWeek.label')}
        value={weekText(situation.openWeek)}
        onChange={(text) => change({ openWeek: parseWeek(text) ?? situation.openWeek })}
        hint={t('openWeek.hint')}
        error={errorAt('openWeek')}
      />
    </div>
  );
}
