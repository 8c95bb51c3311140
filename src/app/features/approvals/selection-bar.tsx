import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
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

const buttonClass = 'max-sm:flex-1 max-sm:px-2! max-sm:text-sm';
const iconClass = 'size-4 shrink-0 max-sm:hidden';

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
      <Button variant="quiet" className="max-sm:-my-2 max-sm:px-2!" onClick={onClear}>
        {t('selection.clear')}
      </Button>
      <div className="flex gap-2 max-sm:w-full">
        <Button
          className={buttonClass}
          icon={<Check className={iconClass} aria-hidden="true" />}
          onClick={onApprove}
        >
          {t(`selection.${about}.approve`)}
        </Button>
        <Button
          variant="secondary"
          className={buttonClass}
          icon={<X className={iconClass} aria-hidden="true" />}
          onClick={onRefuse}
        >
          {t(`selection.${about}.refuse`)}
        </Button>
      </div>
    </section>
  );
}
