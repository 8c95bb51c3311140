import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { StatusReport } from './status-report.tsx';

export function StatusPage() {
  const { t } = useTranslation('status');
  return (
    <PublicLayout>
      <PageTitle title={t('title')} description={t('description')} />
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">{t('heading')}</h1>
        <Island
          name="status-report"
          of={StatusReport}
          props={{}}
          when="load"
          className="flex flex-col gap-8"
        />
      </div>
    </PublicLayout>
  );
}
