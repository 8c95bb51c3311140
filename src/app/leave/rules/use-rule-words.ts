import { useTranslation } from 'react-i18next';
import type { RuleName } from '#domain/policies/rule-groups.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Rules } from './rules.ts';

/** A rule as one would say it: « 12 jours de RTT par an, chaque mois par douzièmes ». */
export function useRuleWords(): (name: RuleName, rules: Rules) => string {
  const { t } = useTranslation('rule-groups');
  const formats = useFormats();
  const weekdays = useWeekdays();
  const leave = useLeaveWords();
  const tellRtt = ({ rtt }: Rules): string => {
    if (!rtt) return t('told.noRtt');
    const told = t(`told.rtt.${rtt.acquisition}`, { days: leave.days(rtt.daysPerYear) });
    if (rtt.employerDays === 0) return told;
    return t('told.rttShare', { rtt: told, days: leave.days(rtt.employerDays) });
  };
  const tell: Record<RuleName, (rules: Rules) => string> = {
    daysPerYear: ({ daysPerYear }) =>
      typeof daysPerYear === 'number'
        ? t('told.daysPerYear', { days: leave.days(daysPerYear) })
        : t('told.fiveWeeks'),
    countingMode: ({ countingMode = 'ouvres' }) => t(`told.${countingMode}`),
    openDays: ({ openDays = [] }) =>
      t('told.openDays', { days: formats.list(openDays.map((day) => weekdays[day - 1]?.long ?? '')) }),
    holidayZone: ({ holidayZone = 'metropole' }) =>
      t('told.holidayZone', { zone: t(`zones.${holidayZone}`) }),
    goodFridayOff: ({ goodFridayOff }) => t(goodFridayOff ? 'told.goodFridayOff' : 'told.goodFridayWorked'),
    rtt: tellRtt,
    forfaitJours: ({ forfaitJours }) =>
      forfaitJours ? t('told.forfait', { days: leave.days(forfaitJours.days) }) : t('told.noForfait'),
    seniority: ({ seniority = [] }) =>
      seniority.length === 0
        ? t('told.noSeniority')
        : t('told.seniority', {
            steps: formats.list(
              seniority.map((step) => t('told.step', { days: leave.days(step.days), years: step.years })),
            ),
          }),
    youngParentDays: ({ youngParentDays }) =>
      t(youngParentDays ? 'told.youngParentDays' : 'told.noYoungParentDays'),
  };
  return (name, rules) => tell[name](rules);
}
