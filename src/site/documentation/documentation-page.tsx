import './documentation.css';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#app/document/page-title.tsx';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { PageIntro } from '../page-intro.tsx';
import { PublicLayout } from '../public-layout.tsx';
import { CountingSection } from './counting-section.tsx';
import { SearchBox } from './search/search-box.tsx';
import { Prerendered } from './sections/prerendered.tsx';
import { type SectionId, sectionIds } from './sections/section-ids.ts';
import { SectionTabs, tabIdOf } from './sections/section-tabs.tsx';
import { useOpenSection } from './sections/use-open-section.ts';

const Guide = lazy(async () => ({ default: (await import('./guides/guide.tsx')).Guide }));
const ApiReferenceSection = lazy(async () => ({
  default: (await import('./api-reference/api-reference-section.tsx')).ApiReferenceSection,
}));

export function DocumentationPage() {
  const { t } = useTranslation(['documentation', 'common']);
  const hydrated = useHydrated();
  const { open, onArrival } = useOpenSection();
  return (
    <PublicLayout>
      <PageTitle title={t('common:pages.documentation')} description={t('documentation:description')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-16 sm:px-6 md:pt-10">
        <PageIntro heading={t('common:pages.documentation')} lead={t('documentation:lead')}>
          <SearchBox />
        </PageIntro>
        <SectionTabs open={open} />
        <div data-sections={hydrated ? 'tabs' : 'plain'} className="flex flex-col gap-16">
          {sectionIds.map((section) => (
            <Section key={section} section={section} isTab={hydrated} isOpen={!hydrated || section === open}>
              <SectionWords
                section={section}
                isOpen={hydrated && section === open}
                onArrival={() => onArrival(section)}
              />
            </Section>
          ))}
        </div>
      </div>
    </PublicLayout>
  );
}

/** Sections whose words do not begin with an introduction of their own. */
const introduced = ['api-reference', 'faq', 'calcul'] as const;

type SectionProps = { section: SectionId; isTab: boolean; isOpen: boolean; children: ReactNode };

function Section({ section, isTab, isOpen, children }: SectionProps) {
  const { t } = useTranslation('documentation');
  const lead = introduced.find((id) => id === section);
  return (
    <section
      id={section}
      data-section={section}
      role={isTab ? 'tabpanel' : undefined}
      aria-labelledby={isTab ? tabIdOf(section) : `${section}-title`}
      hidden={!isOpen}
      // A link to a whole section shows the page from its top, with the tabs in view.
      className="scroll-mt-[40rem]"
    >
      <header className="mb-8 flex flex-col gap-2">
        <h2 id={`${section}-title`} className="font-display text-3xl font-semibold tracking-tight">
          {t(`sections.${section}.title`)}
        </h2>
        {lead && <p className="max-w-[60ch] text-lg text-muted">{t(`leads.${lead}`)}</p>}
      </header>
      {children}
    </section>
  );
}

type SectionWordsProps = { section: SectionId; isOpen: boolean; onArrival: () => void };

function SectionWords({ section, isOpen, onArrival }: SectionWordsProps) {
  if (section === 'calcul') return <CountingSection isOpen={isOpen} onArrival={onArrival} />;
  return (
    <Prerendered id={`${section}-words`} onArrival={onArrival}>
      {section === 'api-reference' ? <ApiReferenceSection /> : <Guide id={section} />}
    </Prerendered>
  );
}
