import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';

const look = <const Tone extends string>(tone: Tone, Icon: LucideIcon) => ({ tone, Icon });

const looks = {
  pending: look('pending', Clock),
  approved: look('approved', CircleCheck),
  rejected: look('rejected', CircleX),
  withdrawn: look('neutral', Undo2),
  cancelled: look('neutral', Ban),
};

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
