import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-absent-soft text-absent',
  sea: 'bg-sea-soft text-sea',
  amber: 'bg-other-soft text-other',
  violet: 'bg-personal-soft text-personal',
  rose: 'bg-sick-soft text-sick',
  pending: 'bg-pending-soft text-pending',
  approved: 'bg-approved-soft text-approved',
  rejected: 'bg-rejected-soft text-rejected',
} as const;

export type BadgeTone = keyof typeof tones;

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string };

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
