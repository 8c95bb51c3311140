import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { AskForCopy } from '#app/frame/privacy/ask-for-copy.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { CopiesCard } from './copies-card.tsx';

/** What one can have of what is kept about oneself, and the copies one asked for. */
export function MyDataPage() {
  const { t } = useTranslation(['privacy', 'pages']);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:myData.name')} />
      <PageHeader title={t('pages:myData.name')} lead={t('privacy:lead')} />
      <Card title={t('privacy:copy.title')}>
        <div className="flex flex-col items-start gap-4">
          <p className="text-muted">{t('privacy:copy.text')}</p>
          <p className="text-muted">{t('privacy:copy.keep')}</p>
          <AskForCopy />
        </div>
      </Card>
      <CardBoundary>
        <CopiesCard />
      </CardBoundary>
    </div>
  );
}
