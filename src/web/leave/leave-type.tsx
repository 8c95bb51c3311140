import { useTranslation } from 'react-i18next';
import type { ShownType } from '#domain/leave-types/leave-type.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  vacation: { dot: 'bg-vacation', tone: 'sea' },
  sick: { dot: 'bg-sick', tone: 'rose' },
  personal: { dot: 'bg-personal', tone: 'violet' },
  other: { dot: 'bg-other', tone: 'amber' },
  absent: { dot: 'bg-absent', tone: 'neutral' },
} as const satisfies Record<ShownType, { dot: string; tone: BadgeTone }>;

/** The colour of a type; it stands beside its name or another text, never alone. */
export function LeaveTypeDot({ type, className }: { type: ShownType; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block size-2.5 shrink-0 rounded-full', looks[type].dot, className)}
    />
  );
}

/** Dot and name, as a line of text. */
export function LeaveTypeName({ type }: { type: ShownType }) {
  const { t } = useTranslation('leave');
  return (
    <span className="inline-flex items-center gap-2">
      <LeaveTypeDot type={type} />
      {t(`types.${type}`)}
    </span>
  );
}

export function LeaveTypeBadge({ type }: { type: ShownType }) {
  const { t } = useTranslation('leave');
  return <Badge tone={looks[type].tone}>{t(`shortTypes.${type}`)}</Badge>;
}
