import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import type { ShownEntry } from './navigation-entries.ts';

const MOST = 99;

type WaitingMarkProps = { page: ShownEntry['page']; waiting: number; className?: string };

/** Beside the entry of approvals: how many wait. Nothing waits, nothing is said. */
export function WaitingMark({ page, waiting, className }: WaitingMarkProps) {
  const { t } = useTranslation('app');
  if (page !== 'approvals' || waiting === 0) return null;
  return (
    <span
      className={classNames(
        'grid h-5 min-w-5 place-items-center rounded-full bg-sea px-1.5 text-xs font-semibold text-on-sea tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{waiting > MOST ? `${MOST}+` : waiting}</span>
      <span className="sr-only"> {t('waiting', { count: waiting })}</span>
    </span>
  );
}
