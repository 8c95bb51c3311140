import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/document/page-title.tsx';
import { SamePageLink } from '#web/document/same-page-link.tsx';
import { LeaveCalculator } from '#web/features/leave-calculator/leave-calculator.tsx';
import { PublicLayout } from '../public-layout.tsx';
import { RulesSection } from './rules-section.tsx';

const COUNTING_ANCHOR = 'calcul';
const RULES_ANCHOR = 'regles';

export function DocumentationPage() {
  const { t } = useTranslation(['documentation', 'common']);
  return (
    <PublicLayout>
      <PageTitle title={t('documentation:counting.title')} description={t('documentation:description')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-4 pb-16 sm:px-6 md:pt-10">
        <h1 className="text-sm font-medium text-muted">{t('common:pages.documentation')}</h1>
        <section
          id={COUNTING_ANCHOR}
          tabIndex={-1}
          aria-labelledby="counting-title"
          className="-mt-6 flex flex-col gap-8 outline-none"
        >
          <div className="flex flex-col gap-3">
            <h2
              id="counting-title"
              className="font-display text-4xl leading-tight font-semibold tracking-tight sm:text-5xl"
            >
              {t('documentation:counting.title')}
            </h2>
            <p className="max-w-[60ch] text-lg text-muted">{t('documentation:counting.lead')}</p>
            <p>
              <SamePageLink
                anchor={RULES_ANCHOR}
                className="font-medium text-sea underline underline-offset-4"
              >
                {t('documentation:counting.toRules')}
              </SamePageLink>
            </p>
          </div>
          <section aria-labelledby="calculator-title" className="flex flex-col gap-4">
            <h3
              id="calculator-title"
              className="font-display text-2xl font-semibold tracking-tight sm:text-3xl"
            >
              {t('documentation:counting.calculator')}
            </h3>
            <LeaveCalculator anchor={COUNTING_ANCHOR} />
          </section>
          <div id={RULES_ANCHOR} tabIndex={-1} className="border-t border-line pt-10 outline-none">
            <RulesSection />
          </div>
        </section>
      </div>
    </PublicLayout>
  );
}
