import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TrustedDevices } from './trusted-devices.tsx';

/** `passkeys`: what another feature has to say of ways in. */
export function SessionsPage({ passkeys }: { passkeys: ReactNode }) {
  const { t } = useTranslation(['sessions', 'pages']);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:sessions.name')} />
      <PageHeader title={t('pages:sessions.name')} lead={t('sessions:lead')} />
      <CardBoundary>
        <SessionsList />
      </CardBoundary>
      <CardBoundary>
        <TrustedDevices />
      </CardBoundary>
      {passkeys}
    </div>
  );
}
