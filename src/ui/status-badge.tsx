import { Ban, CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';

const looks = {
  pending: { tone: 'pending', Icon: Clock },
  approved: { tone: 'approved', Icon: CircleCheck },
  rejected: { tone: 'rejected', Icon: CircleX },
  withdrawn: { tone: 'neutral', Icon: Undo2 },
  cancelled: { tone: 'neutral', Icon: Ban },
} as const;

export type StatusName = keyof typeof looks;

/** Icon, word and colour together: the colour is never alone. */
export function StatusBadge({ status }: { status: StatusName }) {
  const { t } = useTranslation('ui');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5 shrink-0" aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
