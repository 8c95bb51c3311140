import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { ShownFigure } from './insights.ts';

/** « 4,2 % », « 312 jours », « 3 j 4 h »; a dash where there is nothing to tell. */
export function useFigureText() {
  const { t } = useTranslation('insights');
  const { figure } = useFormats();
  return (value: number | null, unit: ShownFigure['unit']): string => {
    if (value === null) return '–';
    if (unit === 'hours' && value >= 48)
      return t('units.wholeDays', { value: figure(Math.round(value / 24)) });
    if (unit === 'hours') return t('units.hours', { value: figure(Math.round(value * 10) / 10) });
    if (unit === 'percent') return t('units.percent', { value: figure(value) });
    return unit === 'days' ? t('units.days', { value: figure(value) }) : figure(value);
  };
}
