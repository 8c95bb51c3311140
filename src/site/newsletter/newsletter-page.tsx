import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';

/**
 * Where the links of its mails lead: to confirm, and to leave. Opening it changes nothing, so that a mail scanner
 * may; its buttons do. Without a link, one can subscribe here.
 */
export function NewsletterPage() {
  const { t } = useTranslation('newsletter');
  return (
    <PublicLayout>
      <PageTitle title={t('title')} description={t('lead')} />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-4 py-10 sm:px-6">
        <h1 className="font-display text-4xl font-semibold tracking-tight">{t('title')}</h1>
        <Island
          name="newsletter-panel"
          of={NewsletterPanel}
          props={{}}
          when="query"
          className="flex flex-col gap-6"
        />
      </div>
    </PublicLayout>
  );
}
