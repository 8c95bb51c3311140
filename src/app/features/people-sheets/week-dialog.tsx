import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { parseWeek, parseWorkingPattern } from '#domain/counting/working-pattern.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useKept } from '#web/use-kept.ts';
import { type PersonSheet, type WeekForm, weekAt, weekDays, weekDigits, weeksOf } from './person-sheet.ts';
import { WeekGrids } from './week-grids.tsx';
import { WeekPreview } from './week-preview.tsx';

type WeekDialogProps = { sheet: PersonSheet; today: string; onClose: () => void };

/** Another working week, or several that alternate, from a day on: chosen first, then shown with what it changes, then saved. */
export function WeekDialog({ sheet, today, onClose }: WeekDialogProps) {
  const { t } = useTranslation('people-sheets');
  const { longDay } = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = sheet.user;
  const [weeks, setWeeks] = useKept('week.weeks', () =>
    weeksOf(weekAt(sheet.patterns, today)).map(weekDigits),
  );
  const [effectiveFrom, setEffectiveFrom] = useKept<string | null>('week.from', today);
  const [complaining, setComplaining] = useState(false);
  const [shown, setShown] = useState<ChangePreview | null>(null);
  const preview = useMutation({
    mutationFn: (body: WeekForm) =>
      call(peopleSheetsEndpoints.previewWorkingPattern, { params: { id }, body }),
    onSuccess: setShown,
  });
  const save = useWrite(peopleSheetsEndpoints.setWorkingPattern, {
    onSuccess: () => {
      toast({ title: t('week.done', { name }) });
      onClose();
    },
  });
  const weekProblem = problemOf(weeks);
  const submit = () => {
    if (weekProblem !== null || effectiveFrom === null) {
      setComplaining(true);
      return;
    }
    const [days = {}, ...alternatingWeeks] = weeks.map(weekDays);
    const body = { effectiveFrom, days, alternatingWeeks };
    if (shown === null) preview.mutate(body);
    else save.mutate({ params: { id }, body });
  };
  /** Another choice has other consequences: what was shown no longer holds. */
  const change = (apply: () => void) => {
    apply();
    setShown(null);
    preview.reset();
    save.reset();
  };
  const failure = preview.error ?? save.error;
  return (
    <FormDialog
      title={t('week.title', { name })}
      width="lg"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      submitLabel={t(shown === null ? 'week.preview' : 'week.apply')}
      busyLabel={(preview.isPending && t('week.previewing')) || (save.isPending && t('week.applying'))}
      refusal={failure ? sentence(failure, t('week.failed')) : undefined}
    >
      <WeekGrids
        weeks={weeks}
        onChange={(next) => change(() => setWeeks(next))}
        error={complaining && weekProblem ? t(`week.problems.${weekProblem}`) : undefined}
      />
      <DatePicker
        label={t('week.effectiveFrom')}
        hint={t('week.effectiveFromHint')}
        value={effectiveFrom}
        onChange={(day) => change(() => setEffectiveFrom(day))}
        error={complaining && effectiveFrom === null ? t('week.problems.no_date') : undefined}
      />
      {weeks.length > 1 && effectiveFrom !== null && (
        <p className="text-sm text-muted">
          {t('week.cycle', { monday: longDay(mondayOf(plainDate(effectiveFrom))) })}
        </p>
      )}
      {shown && effectiveFrom && (
        <WeekPreview
          before={weeksOf(weekAt(sheet.patterns, effectiveFrom))}
          after={weeks.map(weekDays)}
          from={longDay(effectiveFrom)}
          preview={shown}
        />
      )}
    </FormDialog>
  );
}

/** The refusals of the domain that weeks can meet, and weeks of nothing. */
function problemOf(digits: readonly string[]): 'nothing_worked' | 'no_day_of_rest' | null {
  const weeks = digits.flatMap((week) => parseWeek(week) ?? []);
  if (weeks.every((week) => week === 0)) return 'nothing_worked';
  return parseWorkingPattern(weeks).ok ? null : 'no_day_of_rest';
}
