import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPrivileged } from '#domain/access/can.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Popover } from '#ui/popover.tsx';
import { type AccountControls, AccountPanel } from './account-panel.tsx';

/** Who one is here; one's exact role, and what one can change, is behind. */
export function AccountMenu({ compact = false, ...controls }: AccountControls & { compact?: boolean }) {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  const { name, email } = controls.user;
  return (
    <Popover
      label={t('account')}
      align={compact ? 'end' : 'start'}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={
            compact
              ? 'grid size-11 place-items-center rounded-full'
              : 'flex min-h-13 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-sunken md:max-lg:justify-center'
          }
        >
          <span className="sr-only">{t('accountOf', { name })}</span>
          <Avatar name={name} personId={controls.user.id} />
          {!compact && (
            <>
              <span aria-hidden="true" className="hidden min-w-0 flex-1 lg:block">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-sm text-muted">{email}</span>
                {isPrivileged(controls.user) && (
                  <Badge tone="amber" className="mt-0.5 text-xs!">
                    {t('managerBadge')}
                  </Badge>
                )}
              </span>
              <ChevronsUpDown className="hidden size-4 shrink-0 text-muted lg:block" aria-hidden="true" />
            </>
          )}
        </button>
      }
    >
      <AccountPanel {...controls} onLeave={() => setOpen(false)} />
    </Popover>
  );
}
