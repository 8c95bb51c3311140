import { useTranslation } from 'react-i18next';
import { HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { SettingName, Settings } from './leave-settings.ts';
import { cityOf } from './time-zones.ts';
import { useMonthNames } from './use-month-names.ts';

/** Each setting as one would say it. */
export function useSettingWords(settings: Settings): (name: SettingName) => string {
  const { t, i18n } = useTranslation('settings');
  const language = toLanguage(i18n.language);
  const formats = useFormats();
  const days = useDayFormats();
  const leave = useLeaveWords();
  const months = useMonthNames();
  const weekdays = useWeekdays();
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  const { carryOver, rtt } = settings;
  const tell: Record<SettingName, () => string> = {
    countingMode: () => t(`countingMode.${settings.countingMode}.label`),
    openDays: () => formats.list(settings.openDays.map((day) => weekdays[day - 1]?.long ?? '')),
    holidayZone: () => t(`holidayZones.${settings.holidayZone}`),
    timeZone: () => cityOf(settings.timeZone),
    goodFridayOff: () => yesOrNo(settings.goodFridayOff),
    solidarityDay: () =>
      settings.solidarityDay ? HOLIDAY_NAMES[settings.solidarityDay][language] : t('noSolidarityDay'),
    workedHolidays: () =>
      settings.workedHolidays.length === 0
        ? t('noWorkedHoliday')
        : formats.list(settings.workedHolidays.map(days.shortDay)),
    referencePeriodStart: () =>
      t('firstOf', { month: months[Number(settings.referencePeriodStart.slice(0, 2)) - 1] ?? '' }),
    daysPerYear: () => (settings.daysPerYear === null ? t('fiveWeeks') : leave.days(settings.daysPerYear)),
    refuseBeyondBalance: () =>
      t(settings.refuseBeyondBalance ? 'beyondBalance.refuse' : 'beyondBalance.warn'),
    carryOver: () =>
      carryOver.kind === 'none'
        ? t('carryOver.none')
        : t(carryOver.kind === 'all' ? 'carryOver.allFor' : 'carryOver.upToFor', {
            days: leave.days(carryOver.days),
            months: carryOver.months,
          }),
    fractionnement: () => yesOrNo(settings.fractionnement),
    rtt: () =>
      rtt ? t(`rtt.told.${rtt.acquisition}`, { days: leave.days(rtt.daysPerYear) }) : t('rtt.none'),
    forfaitJours: () =>
      settings.forfaitJours
        ? t('forfait.told', { days: leave.days(settings.forfaitJours.days) })
        : t('forfait.none'),
    seniority: () =>
      settings.seniority.length === 0
        ? t('seniority.none')
        : formats.list(
            settings.seniority.map((step) =>
              t('seniority.told', { days: leave.days(step.days), years: step.years }),
            ),
          ),
    youngParentDays: () => yesOrNo(settings.youngParentDays),
    loneHalfDay: () => t(`readings.C13.${settings.loneHalfDay}`),
    halfWorkedDay: () => t(`readings.C14.${settings.halfWorkedDay}`),
    creditHolidayOnClosedDay: () =>
      t(settings.creditHolidayOnClosedDay ? 'readings.C5.credit' : 'readings.C5.nothing'),
  };
  return (name) => tell[name]();
}
