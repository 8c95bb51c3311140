import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { PageIntro } from '../page-intro.tsx';
import { ApiReferenceSection } from './api-reference/api-reference-section.tsx';
import { CountingSection } from './counting-section.tsx';
import { Guide } from './guides/guide.tsx';
import { SearchBox } from './search/search-box.tsx';
import { type SectionId, sectionIds } from './sections/section-ids.ts';
import { SectionLinks } from './sections/section-links.tsx';

/** All sections one below the other, to be read without any script; with one, they are tabs (fold-into-tabs.ts). */
export function DocumentationPage() {
  const { t } = useTranslation(['documentation', 'common']);
  return (
    <PublicLayout>
      <PageTitle title={t('common:pages.documentation')} description={t('documentation:description')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-16 sm:px-6 md:pt-10">
        <PageIntro heading={t('common:pages.documentation')} lead={t('documentation:lead')}>
          <Island name="search-box" of={SearchBox} props={{}} />
        </PageIntro>
        <SectionLinks />
        <div data-sections="plain" className="flex flex-col gap-16">
          {sectionIds.map((section) => (
            <Section key={section} section={section} />
          ))}
        </div>
      </div>
    </PublicLayout>
  );
}

/** Sections whose words do not begin with an introduction of their own. */
const introduced = ['api-reference', 'faq', 'calcul'] as const;

function Section({ section }: { section: SectionId }) {
  const { t } = useTranslation('documentation');
  const lead = introduced.find((id) => id === section);
  return (
    <section
      id={section}
      data-section={section}
      aria-labelledby={`${section}-title`}
      // A link to a whole section shows the page from its top, with the tabs in view.
      className="scroll-mt-[40rem]"
    >
      <header className="mb-8 flex flex-col gap-2">
        <h2 id={`${section}-title`} className="font-display text-3xl font-semibold tracking-tight">
          {t(`sections.${section}.title`)}
        </h2>
        {lead && <p className="max-w-[60ch] text-lg text-muted">{t(`leads.${lead}`)}</p>}
      </header>
      <SectionWords section={section} />
    </section>
  );
}

function SectionWords({ section }: { section: SectionId }) {
  if (section === 'calcul') return <CountingSection />;
  return section === 'api-reference' ? <ApiReferenceSection /> : <Guide id={section} />;
}
