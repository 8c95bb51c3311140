import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { type CallLink, ClosingCall } from '../closing-call.tsx';
import { Island } from '../islands/island.tsx';
import { PageIntro } from '../page-intro.tsx';
import { DemoTour } from './demo-tour.tsx';

export function DemoPage() {
  const { t } = useTranslation('demo');
  const links: readonly CallLink[] = [
    { to: PAGES.freeTrial.path, label: t('closing.try') },
    { to: PAGES.pricing.path, label: t('closing.pricing') },
  ];
  return (
    <PublicLayout>
      <PageTitle title={t('title')} description={t('lead')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('heading')} lead={t('lead')} />
        <Island name="demo-tour" of={DemoTour} props={{}} />
        <ClosingCall title={t('closing.title')} text={t('closing.text')} links={links} />
      </div>
    </PublicLayout>
  );
}
