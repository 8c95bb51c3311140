import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { AskForCopy } from '#app/frame/privacy/ask-for-copy.tsx';
import { organizationEndpoints } from '#contract/organization.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { PageTitle } from '#web/page-title.tsx';
import { CloseCard } from './close-card.tsx';
import { CopiesCard } from './copies-card.tsx';

/** For admins: everything the organisation keeps as an archive, and its end. */
export function CompanyDataPage() {
  const { t } = useTranslation(['privacy', 'pages']);
  const organization = useQuery(endpointQuery(organizationEndpoints.me, {}));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:companyData.name')} />
      <PageHeader title={t('pages:companyData.name')} lead={t('privacy:company.lead')} />
      <Card title={t('privacy:company.title')}>
        <div className="flex flex-col items-start gap-4">
          <p className="text-muted">{t('privacy:company.text')}</p>
          <p className="text-muted">{t('privacy:company.keep')}</p>
          <AskForCopy company />
        </div>
      </Card>
      <CardBoundary>
        <CopiesCard company />
      </CardBoundary>
      {organization.data?.closesAt === null && (
        <CardBoundary>
          <CloseCard />
        </CardBoundary>
      )}
    </div>
  );
}
