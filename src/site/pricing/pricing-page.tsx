import { useTranslation } from 'react-i18next';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import type { Language } from '#domain/text/language.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { wordsIn } from '#words/spoken.ts';
import { featureTexts } from '../features/feature-texts.ts';
import { PageIntro } from '../page-intro.tsx';
import { ProductData, QuestionsData } from '../software-data.tsx';
import { TitledSection } from '../titled-section.tsx';
import { PlanCard } from './plan-card.tsx';

export function PricingPage() {
  const { t, i18n } = useTranslation(['pricing', 'common']);
  const language = toLanguage(i18n.language);
  const { plan, faq, competitors } = featureTexts[language].pricing;
  const description = t('pricing:description', {
    price: wordsIn(language).money.euros(PRICE_PER_USER_CENTS),
  });
  return (
    <PublicLayout>
      <PageTitle title={t('pricing:title')} description={description} />
      <ProductData description={description} />
      <QuestionsData questions={faq} />
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-14 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('pricing:heading')} lead={t('pricing:lead')} />
        <PlanCard features={plan.features} />
        <Competitors competitors={competitors} />
        <TitledSection id="faq" title={t('pricing:faq')}>
          <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {faq.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{question}</dt>
                <dd className="mt-1 text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      </div>
    </PublicLayout>
  );
}

type CompetitorTable = (typeof featureTexts)[Language]['pricing']['competitors'];

function Competitors({ competitors }: { competitors: CompetitorTable }) {
  const { t } = useTranslation('pricing');
  const days = useDayFormats();
  const { columns, rows, note, checkedOn } = competitors;
  return (
    <TitledSection id="competitors" title={t('competitors')}>
      <ScrollRegion label={t('competitors')} className={cardClass}>
        <table className="w-full min-w-[40rem] border-collapse text-left text-plain">
          <thead>
            <tr>
              {[columns.solution, columns.price, columns.engagement, columns.trial].map((column) => (
                <th key={column} scope="col" className="border-b border-line px-4 py-3 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ solution, price, engagement, trial, ...row }) => (
              <tr
                key={solution}
                className={classNames('align-top', 'highlighted' in row && row.highlighted && 'bg-sea-soft')}
              >
                <th scope="row" className="border-b border-line px-4 py-3 font-medium">
                  {solution}
                </th>
                <td className="border-b border-line px-4 py-3">{price}</td>
                <td className="border-b border-line px-4 py-3">{engagement}</td>
                <td className="border-b border-line px-4 py-3">{trial}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="text-sm text-muted">
        {note} {t('checkedOn', { date: days.shortDay(checkedOn) })}
      </p>
    </TitledSection>
  );
}
