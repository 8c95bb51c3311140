import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';

const look = (box: string, icon: string, Icon: LucideIcon) => ({ box, icon, Icon });

const looks = {
  info: look('border-sea/30 bg-sea-soft', 'text-sea', Info),
  success: look('border-approved/30 bg-approved-soft', 'text-approved', CircleCheck),
  warning: look('border-pending/30 bg-pending-soft', 'text-pending', TriangleAlert),
  error: look('border-rejected/30 bg-rejected-soft', 'text-rejected', CircleAlert),
};

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
