import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { About } from './use-deciding.ts';

type SelectionBarProps = {
  about: About;
  count: number;
  onApprove: () => void;
  onRefuse: () => void;
  onClear: () => void;
};

/** Stays in sight while the list scrolls, above the phone's bottom bar. */
export function SelectionBar({ about, count, onApprove, onRefuse, onClear }: SelectionBarProps) {
  const { t } = useTranslation('approvals');
  return (
    <section
      aria-label={t('selection.label')}
      data-bottom-bar
      className="sticky bottom-16 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-3 shadow-overlay md:bottom-4"
    >
      <p aria-live="polite" className="flex-1 font-medium whitespace-nowrap tabular-nums">
        {t(`selection.${about}.count`, { count })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Check className="size-4" aria-hidden="true" />} onClick={onApprove}>
          {t(`selection.${about}.approve`)}
        </Button>
        <Button variant="secondary" icon={<X className="size-4" aria-hidden="true" />} onClick={onRefuse}>
          {t(`selection.${about}.refuse`)}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      </div>
    </section>
  );
}
