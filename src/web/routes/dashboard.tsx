import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/document/page-title.tsx';
import { UnconfirmedNotice } from '#web/features/dashboard/unconfirmed-notice.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cardClass } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function Dashboard() {
  const { t } = useTranslation(['dashboard', 'common']);
  const session = useStoredSession();
  if (!session) return null;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <PageTitle title={t('common:pages.dashboard')} />
      <PageHeader
        title={t('common:pages.dashboard')}
        lead={t('dashboard:welcome', { name: session.user.name })}
        badge={
          <Badge tone="sea" icon={<Building2 className="size-3.5 shrink-0" aria-hidden="true" />}>
            {session.organization.name}
          </Badge>
        }
      />
      <UnconfirmedNotice />
      <div className={cardClass}>
        <EmptyState scene="deckchair" title={t('dashboard:empty.title')}>
          {t('dashboard:empty.text')}
        </EmptyState>
      </div>
    </div>
  );
}
