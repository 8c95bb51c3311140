import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useId, useState } from 'react';
import type { DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { calendarButtonClass, outOfBounds } from './date-picker.tsx';
import { DayInput } from './day-input.tsx';
import { FieldError } from './field.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';
import { fromLocalDate, type IsoDay, toLocalDate } from './typed-date.ts';

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })));

export type DayRange = { start: IsoDay | null; end: IsoDay | null };

type DateRangePickerProps = {
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  hint?: string;
  error?: string;
  earliest?: IsoDay;
  latest?: IsoDay;
};

/** Two days that can be typed, or drawn in one calendar. */
export function DateRangePicker({
  label,
  value,
  onChange,
  hint,
  error,
  earliest,
  latest,
}: DateRangePickerProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [unreadable, setUnreadable] = useState({ start: false, end: false });
  const problem = unreadable.start || unreadable.end ? t('date.unreadable') : error;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const selected: DateRange | undefined = value.start
    ? { from: toLocalDate(value.start), to: value.end ? toLocalDate(value.end) : undefined }
    : undefined;

  const edge = (name: 'start' | 'end') => (
    <div className="flex min-w-32 flex-1 flex-col gap-1.5">
      <label htmlFor={`${id}-${name}`} className="text-sm text-muted">
        {t(`date.${name}`)}
      </label>
      <DayInput
        id={`${id}-${name}`}
        value={value[name]}
        onChange={(day) => onChange({ ...value, [name]: day })}
        onUnreadable={(state) => setUnreadable((before) => ({ ...before, [name]: state }))}
        placeholder={t('date.placeholder')}
        aria-describedby={describedBy}
        aria-invalid={(problem && (unreadable[name] || !(unreadable.start || unreadable.end))) || undefined}
      />
    </div>
  );

  return (
    <fieldset className="flex max-w-md flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-end gap-2 sm:gap-3">
        {edge('start')}
        {edge('end')}
        <Popover
          label={label}
          align="end"
          trigger={
            <button
              type="button"
              aria-label={t('date.openFor', { label })}
              className={`${calendarButtonClass} border border-line-strong bg-surface`}
            >
              <CalendarDays className="size-5" aria-hidden="true" />
            </button>
          }
        >
          <Suspense fallback={<Skeleton className="h-92 w-77" />}>
            <Calendar
              mode="range"
              resetOnSelect
              selected={selected}
              defaultMonth={selected?.from}
              disabled={outOfBounds(earliest, latest)}
              onSelect={(range: DateRange | undefined) => {
                setUnreadable({ start: false, end: false });
                onChange({
                  start: range?.from ? fromLocalDate(range.from) : null,
                  end: range?.to ? fromLocalDate(range.to) : null,
                });
              }}
            />
          </Suspense>
        </Popover>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && <FieldError id={`${id}-error`} text={problem} />}
    </fieldset>
  );
}
