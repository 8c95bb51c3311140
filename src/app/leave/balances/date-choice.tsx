import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';

type DateChoiceProps = {
  /** Null is today. */
  value: string | null;
  today: string;
  suggested: readonly string[];
  onChange: (day: string | null) => void;
};

const choiceClass = 'min-h-11 aria-pressed:border-sea-solid aria-pressed:bg-sea-soft aria-pressed:text-sea';

export function DateChoice({ value, today, suggested, onChange }: DateChoiceProps) {
  const { t } = useTranslation('balances');
  const { shortDay } = useDayFormats();
  return (
    <section
      aria-label={t('choice.label')}
      className={`${cardClass} flex flex-wrap items-end gap-x-4 gap-y-3 p-5 print:hidden`}
    >
      <DatePicker
        label={t('choice.date')}
        value={value ?? today}
        onChange={(day) => day && onChange(day === today ? null : day)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          className={choiceClass}
          aria-pressed={value === null}
          onClick={() => onChange(null)}
        >
          {t('choice.today')}
        </Button>
        {suggested.map((day) => (
          <Button
            key={day}
            size="sm"
            variant="secondary"
            className={choiceClass}
            aria-pressed={value === day}
            onClick={() => onChange(day)}
          >
            {shortDay(day)}
          </Button>
        ))}
      </div>
      <Button
        size="sm"
        variant="secondary"
        className="min-h-11 sm:ml-auto"
        icon={<Printer className="size-4" aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('statement.print')}
      </Button>
      {value !== null && value > today && <p className="w-full text-sm text-muted">{t('choice.future')}</p>}
    </section>
  );
}
