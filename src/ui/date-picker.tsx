import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from './day-input.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';
import { fromLocalDate, type IsoDay, toLocalDate } from './typed-date.ts';

/** Typing needs no calendar: its code is fetched when somebody opens it. */
const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })));

export const calendarButtonClass =
  'grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55';

type DatePickerProps = FieldTexts & {
  value: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  earliest?: IsoDay;
  latest?: IsoDay;
  disabled?: boolean;
};

export function outOfBounds(earliest?: IsoDay, latest?: IsoDay) {
  return [
    ...(earliest ? [{ before: toLocalDate(earliest) }] : []),
    ...(latest ? [{ after: toLocalDate(latest) }] : []),
  ];
}

export function DatePicker(props: DatePickerProps) {
  const { value, onChange, earliest, latest, disabled, label, hint, error, optional } = props;
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Field
      {...{ label, optional, hint }}
      error={unreadable ? t('date.unreadable') : error}
      className="max-w-60"
    >
      {(wiring) => (
        <div className="relative">
          <DayInput
            {...wiring}
            value={value}
            onChange={onChange}
            onUnreadable={setUnreadable}
            placeholder={t('date.placeholder')}
            disabled={disabled}
            className="pr-12"
          />
          <div className="absolute inset-y-0 right-1 grid place-items-center">
            <Popover
              label={label}
              align="end"
              open={open}
              onOpenChange={setOpen}
              trigger={
                <button
                  type="button"
                  disabled={disabled}
                  aria-label={t('date.openFor', { label })}
                  className={calendarButtonClass}
                >
                  <CalendarDays className="size-5" aria-hidden="true" />
                </button>
              }
            >
              <Suspense fallback={<Skeleton className="h-92 w-77" />}>
                <Calendar
                  mode="single"
                  selected={value ? toLocalDate(value) : undefined}
                  defaultMonth={value ? toLocalDate(value) : undefined}
                  disabled={outOfBounds(earliest, latest)}
                  onSelect={(date: Date | undefined) => {
                    if (date) onChange(fromLocalDate(date));
                    setUnreadable(false);
                    setOpen(false);
                  }}
                />
              </Suspense>
            </Popover>
          </div>
        </div>
      )}
    </Field>
  );
}
