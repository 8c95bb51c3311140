import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { toHundredths } from '#domain/amounts/rounding.ts';
import { classNames } from '#ui/class-names.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type ChangeAmountProps = {
  before: number;
  after: number;
  /** What leave costs: more of it is no gain. */
  isCost?: boolean;
};

/** « 20 → 18 (−2) », read aloud with its words. */
export function ChangeAmount({ before, after, isCost = false }: ChangeAmountProps) {
  const { t } = useTranslation('change-preview');
  const formats = useFormats();
  const difference = toHundredths(after - before);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 tabular-nums">
      <span className="sr-only">{t('before')}</span>
      <span className="text-muted">{formats.figure(before)}</span>
      <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className="sr-only">{t('after')}</span>
      <span className="font-semibold">{formats.figure(after)}</span>
      <span
        className={classNames(
          'rounded-full px-2 text-sm font-medium',
          difference < 0 !== isCost ? 'bg-rejected-soft text-rejected' : 'bg-approved-soft text-approved',
        )}
      >
        {formats.signed(difference)}
      </span>
    </span>
  );
}
