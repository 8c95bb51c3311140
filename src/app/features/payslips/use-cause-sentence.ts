import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { asSpoken } from '#web/leave/use-leave-words.ts';
import type { Cause } from './comparison.ts';

/** « 2 jours : absence du 12 au 13 octobre, saisie le 4 novembre, après la clôture » */
export function useCauseSentence(): (cause: Cause) => string {
  const { t } = useTranslation('payslips');
  const formats = useFormats();
  const days = useDayFormats();
  const { periods } = useWords();
  const about = (cause: Cause): string => {
    switch (cause.kind) {
      case 'late-absence': {
        if (cause.absence === undefined) return t('causes.late');
        const period = periods.short(asSpoken(cause.absence));
        return t(cause.back ? 'causes.lateBack' : 'causes.lateAbsence', {
          period,
          day: days.date(cause.absence.toldOn),
        });
      }
      case 'adjustment':
        if (cause.reason === null) return t('causes.opening');
        if (cause.reason === '')
          return t(cause.later ? 'causes.adjustedUntoldLater' : 'causes.adjustedUntold');
        return t(cause.later ? 'causes.adjustedLater' : 'causes.adjusted', { reason: cause.reason });
      case 'other-counter':
        return t(`causes.apart.${cause.right}`);
      case 'rounding':
        return t(`causes.rounding.${cause.way}`);
      case 'acquisition':
        if (cause.months === null) return t('causes.recounted');
        return t(cause.months < 0 ? 'causes.monthsFewer' : 'causes.monthsMore', {
          count: Math.abs(cause.months),
        });
      case 'unit':
        return t(`causes.unit.${cause.unit}`);
    }
  };
  return (cause) => t('causes.told', { days: formats.signedDays(cause.days), about: about(cause) });
}
