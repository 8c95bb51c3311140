import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { storedToken } from '#web/api/stored-session.ts';

/** Asks before a page is left whose edits were not applied; a session that ended leaves anyhow. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && storedToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return <LeavingDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

export function LeavingDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('settings-sections');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('leaving.title')}
      consequence={t('leaving.consequence')}
      confirmLabel={t('leaving.confirm')}
      onConfirm={onLeave}
    />
  );
}
