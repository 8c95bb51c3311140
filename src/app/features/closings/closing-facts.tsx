import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { ListedClosing } from './closing.ts';

/** What was decided, in words. */
export function ClosingFacts({ closing }: { closing: ListedClosing }) {
  const { t } = useTranslation('closings');
  const words = useLeaveWords();
  const formats = useFormats();
  const instants = useInstants();
  const { longDay } = useDayFormats();
  const types = useLeaveTypes();
  const { teams, users, exceptions, whenShort, otherType, undoneAt, undoneBy } = closing;
  const named = [...teams.map(({ name }) => t('teamNamed', { name })), ...users.map(({ name }) => name)];
  const rest = otherType === null ? t(`short.${whenShort}`) : types.name(otherType);
  const facts: [label: string, value: string][] = [
    [t('facts.when'), words.period(closing)],
    [t('facts.whom'), closing.everyone ? t('everyone') : formats.list(named)],
    ...(exceptions.length > 0
      ? [[t('facts.except'), formats.list(exceptions.map(({ name }) => name))] as [string, string]]
      : []),
    [t('facts.pays'), [...closing.types.map((type) => types.name(type)), rest].join(' → ')],
    ...(closing.reason === '' ? [] : [[t('facts.reason'), closing.reason] as [string, string]]),
    ...(closing.consultedOn === null
      ? []
      : [[t('facts.consulted'), longDay(closing.consultedOn)] as [string, string]]),
    ...(closing.consultation === ''
      ? []
      : [[t('facts.consultation'), closing.consultation] as [string, string]]),
    [
      t('facts.applied'),
      t('facts.by', { instant: instants.instant(closing.appliedAt), name: closing.appliedBy.name }),
    ],
    ...(undoneAt === null
      ? []
      : [
          [
            t('facts.undone'),
            t('facts.by', { instant: instants.instant(undoneAt), name: undoneBy?.name ?? '' }),
          ] as [string, string],
        ]),
  ];
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[2fr_3fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
