import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { ContactPanel } from './contact-panel.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PublicLayout>
      <PageTitle title={t('title')} description={t('description')} />
      <Island
        name="contact-panel"
        of={ContactPanel}
        props={{}}
        className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 md:pt-12"
      />
    </PublicLayout>
  );
}
