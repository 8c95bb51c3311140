import { Ban, CircleAlert, CircleCheck, Hourglass, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { SubscriptionStatus } from './subscription.ts';

const looks = {
  trial: { tone: 'sea', Icon: Hourglass },
  active: { tone: 'approved', Icon: CircleCheck },
  cancelled: { tone: 'neutral', Icon: Ban },
  past_due: { tone: 'rejected', Icon: CircleAlert },
  expired: { tone: 'rejected', Icon: Lock },
} as const;

export function SubscriptionBadge({ status }: { status: SubscriptionStatus['subscription']['status'] }) {
  const { t } = useTranslation('subscription');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5 shrink-0" aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
