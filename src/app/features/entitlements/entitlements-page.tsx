import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { FractionnementSection } from './fractionnement-section.tsx';
import { NoticesSection } from './notices-section.tsx';

/** What the law makes the company say or grant, and who decided what. */
export function EntitlementsPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['entitlements', 'pages']);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('pages:entitlements.name')} />
      <PageHeader title={t('pages:entitlements.name')} lead={t('entitlements:lead')} />
      <CardBoundary>
        <NoticesSection user={user} />
      </CardBoundary>
      <CardBoundary>
        <FractionnementSection user={user} />
      </CardBoundary>
    </div>
  );
}
