import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

type PendingToggleProps = { shown: boolean; onChange: (shown: boolean) => void };

/** What nobody has decided on yet, hatched, for those who decide: one press, and it stays as it was left. */
export function PendingToggle({ shown, onChange }: PendingToggleProps) {
  const { t } = useTranslation('calendar');
  return (
    <Button
      variant="secondary"
      aria-pressed={shown}
      aria-label={t('filters.pending')}
      title={t('filters.pending')}
      className="shrink-0 aria-pressed:border-sea-solid aria-pressed:bg-sea-soft aria-pressed:text-sea max-xl:w-11 max-xl:px-0!"
      icon={
        <span aria-hidden="true" className="grid h-3.5 w-5 shrink-0 rounded-[3px] outline outline-current">
          <span className="hatch-mask rounded-[3px] bg-current" />
        </span>
      }
      onClick={() => onChange(!shown)}
    >
      <span className="max-xl:hidden">{t('filters.pendingShort')}</span>
    </Button>
  );
}
