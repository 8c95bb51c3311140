import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';

const looks = {
  info: { box: 'border-sea/30 bg-sea-soft', icon: 'text-sea', Icon: Info },
  success: { box: 'border-approved/30 bg-approved-soft', icon: 'text-approved', Icon: CircleCheck },
  warning: { box: 'border-pending/30 bg-pending-soft', icon: 'text-pending', Icon: TriangleAlert },
  error: { box: 'border-rejected/30 bg-rejected-soft', icon: 'text-rejected', Icon: CircleAlert },
} as const;

type BannerProps = {
  tone: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
  onClose?: () => void;
};

/** Stays until the cause is gone or the person closes it. Errors and warnings are read aloud at once. */
export function Banner({ tone, title, children, action, onClose }: BannerProps) {
  const { t } = useTranslation('ui');
  const { box, icon, Icon } = looks[tone];
  return (
    <div
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-md border p-4 text-ink print:hidden', box)}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', icon)} aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <div className="min-w-0">
          {title && <p className="font-medium">{title}</p>}
          {children && <div className="text-plain">{children}</div>}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-surface"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
