import { useTranslation } from 'react-i18next';
import { toNumber } from '#domain/amounts/fraction.ts';
import { addDays, dateOf } from '#domain/calendar/plain-date.ts';
import { annualDays, daysPerWeek } from '#domain/counting/counting-policy.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { holidayExceptions } from './holiday-exceptions.ts';
import type { LeaveSectionName } from './leave-sections.ts';
import { policyOfDraft, type Settings } from './leave-settings.ts';
import { cityOf } from './time-zones.ts';

/** What holds now, section by section, as one would say it. */
export function useSectionSentences(settings: Settings, today: string): Record<LeaveSectionName, string[]> {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const days = useDayFormats();
  const leave = useLeaveWords();
  const weekdays = useWeekdays();
  const exceptionWords = useExceptionWords();
  const { openDays, carryOver, rtt, countingMode } = settings;
  const policy = policyOfDraft(settings);

  const openWords = (): string => {
    const names = openDays.map((day) => weekdays[day - 1]?.long ?? '');
    const [first, last] = [openDays.at(0) ?? 1, openDays.at(-1) ?? 1];
    return openDays.length > 2 && last - first === openDays.length - 1
      ? t('told.openRange', { first: names.at(0) ?? '', last: names.at(-1) ?? '' })
      : t('told.openDays', { days: formats.list(names) });
  };

  const periodWords = (): { from: string; to: string } => {
    const month = Number(settings.referencePeriodStart.slice(0, 2));
    // Any year will do, but for the last day of February.
    const from = dateOf(2026, month, 1);
    const to = month === 3 ? t('told.endOfFebruary') : days.dateInYear(addDays(from, -1));
    return { from: days.dateInYear(from), to };
  };

  const carryWords = (): string => {
    if (carryOver.kind === 'none') return t('told.carryNone');
    const { months } = carryOver;
    return carryOver.kind === 'all'
      ? t('told.carryAll', { months })
      : t('told.carryUpTo', { days: leave.days(carryOver.days), months });
  };

  const rttWords = (): string[] => {
    if (!rtt) return [t('told.noRtt')];
    const told = t(`told.rtt.${rtt.acquisition}`, { days: leave.days(rtt.daysPerYear) });
    return rtt.employerDays === 0
      ? [told]
      : [told, t('told.rttEmployer', { days: leave.days(rtt.employerDays) })];
  };

  const goodFriday = settings.goodFridayOff ? t('told.goodFridayOff') : t('told.goodFridayWorked');
  const exceptions = holidayExceptions(settings, Number(today.slice(0, 4))).map(exceptionWords);
  return {
    counting: [
      t(`told.countingMode.${countingMode}`, { days: leave.days(toNumber(daysPerWeek(policy))) }),
      openWords(),
    ],
    place: [
      t(`told.place.${settings.holidayZone}`, { city: cityOf(settings.timeZone) }),
      ...(settings.holidayZone === 'alsace-moselle' ? [goodFriday] : []),
    ],
    holidays: [
      exceptions.length === 0
        ? t('told.allHolidaysOff')
        : t('told.holidaysOffBut', { exceptions: formats.list(exceptions) }),
      ...(settings.solidarityDay === null ? [t('told.noSolidarityDay')] : []),
    ],
    'paid-leave': [
      t(`told.paidLeave.${countingMode}`, {
        ...periodWords(),
        days: leave.days(toNumber(annualDays(policy))),
      }),
      ...(settings.daysPerYear === null ? [t('told.fiveWeeks')] : []),
    ],
    balances: [t(settings.refuseBeyondBalance ? 'told.beyondRefuse' : 'told.beyondWarn'), carryWords()],
    rtt: [
      ...rttWords(),
      settings.forfaitJours
        ? t('told.forfait', { days: leave.days(settings.forfaitJours.days) })
        : t('told.noForfait'),
    ],
    'extra-days': [
      t(settings.fractionnement ? 'told.fractionnement' : 'told.noFractionnement'),
      settings.seniority.length === 0
        ? t('told.noSeniority')
        : t('told.seniority', {
            steps: formats.list(
              settings.seniority.map((step) =>
                t('told.step', { days: leave.days(step.days), years: step.years }),
              ),
            ),
          }),
      t(settings.youngParentDays ? 'told.youngParent' : 'told.noYoungParent'),
    ],
    readings: [
      t(settings.creditHolidayOnClosedDay ? 'told.creditHoliday' : 'told.noCreditHoliday'),
      t(`told.loneHalf.${settings.loneHalfDay}`),
      t(`told.halfWorked.${settings.halfWorkedDay}`),
      t(settings.supplementaryBirthLeaveAccrues ? 'told.birthAccrues' : 'told.birthEarnsNothing'),
    ],
  };
}

/** « le lundi de Pentecôte (journée de solidarité) », « le 8 mai », « l’Ascension 2027 ». */
function useExceptionWords() {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  return (exception: ReturnType<typeof holidayExceptions>[number]): string => {
    const holiday = formats.list(exception.keys.map((key) => t(`holidayNames.${key}`)));
    switch (exception.kind) {
      case 'solidarity':
        return t('told.solidarity', { holiday });
      case 'yearly':
        return holiday;
      case 'once':
        return t('told.once', { holiday, year: exception.date.slice(0, 4) });
    }
  };
}
