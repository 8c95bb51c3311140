import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Delegation, DelegationGroup } from './delegation.ts';
import { usePeriodPhrase } from './use-period-phrase.ts';

type DelegationRowProps = {
  delegation: Delegation;
  group: DelegationGroup;
  /** Absent for someone else's, which one may only read. */
  onEnd?: () => void;
};

export function DelegationRow({ delegation, group, onEnd }: DelegationRowProps) {
  const { t } = useTranslation('delegations');
  const phrase = usePeriodPhrase();
  const { user, delegate, active } = delegation;
  const period = phrase(delegation);
  const names = { user: user.name, delegate: delegate.name };
  const shown = group === 'received' ? user : delegate;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <Avatar name={shown.name} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">
            {group === 'others' ? t('pair', names) : shown.name}
          </span>
          <Badge tone={active ? 'approved' : 'neutral'}>{t(active ? 'active' : 'coming')}</Badge>
        </p>
        <p className="text-sm text-muted">{period}</p>
      </div>
      {onEnd && (
        <Button
          variant="dangerQuiet"
          size="sm"
          className="ml-auto"
          aria-label={t(active ? 'end.actionNamed' : 'end.removeNamed', { ...names, period })}
          onClick={onEnd}
        >
          {t(active ? 'end.action' : 'end.remove')}
        </Button>
      )}
    </li>
  );
}
