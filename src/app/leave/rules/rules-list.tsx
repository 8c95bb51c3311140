import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { PersonRules } from './rules.ts';
import { useRuleWords } from './use-rule-words.ts';

/** « 12 jours de RTT par an : catégorie Cadres, depuis le 1er janvier 2026 », rule by rule. */
export function RulesList({ rules: { inForce, sources, rttThisYear } }: { rules: PersonRules }) {
  const { t } = useTranslation('rule-groups');
  const words = useRuleWords();
  const leave = useLeaveWords();
  const { longDay } = useDayFormats();
  // Only Alsace-Moselle knows Good Friday, and a contract in days stands in for a number of RTT days.
  const shown = sources.filter(
    ({ name }) =>
      (name !== 'goodFridayOff' || inForce.holidayZone === 'alsace-moselle') &&
      (name !== 'forfaitJours' || inForce.forfaitJours !== null) &&
      (name !== 'rtt' || inForce.forfaitJours === null),
  );
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1.5">
        {shown.map(({ name, level, group, since }) => {
          const source = t(`card.levels.${level}`, { name: group?.name ?? '' });
          const told = since === null ? source : t('card.since', { source, day: longDay(since) });
          return <li key={name}>{t('card.sourced', { rule: words(name, inForce), source: told })}</li>;
        })}
      </ul>
      {rttThisYear && (
        <p className="text-sm text-muted">
          {t('card.rttThisYear', { days: leave.days(rttThisYear.days), year: String(rttThisYear.year) })}
        </p>
      )}
    </div>
  );
}
