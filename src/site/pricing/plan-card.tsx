import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { wordsIn } from '#words/spoken.ts';
import { Island } from '../islands/island.tsx';
import { PriceCalculator } from './price-calculator.tsx';

/** The one plan, with what it costs for as many people as one has. */
export function PlanCard({
  features,
  headingLevel = 2,
}: {
  features: readonly string[];
  headingLevel?: 2 | 3;
}) {
  const { t, i18n } = useTranslation('pricing');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(cardClass, 'grid gap-8 p-6 sm:p-8 md:grid-cols-2')}>
      <div className="flex flex-col gap-5">
        <div>
          <Heading className="font-display text-2xl font-semibold tracking-tight">{t('plan.name')}</Heading>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="text-5xl font-semibold tabular-nums">
              {wordsIn(toLanguage(i18n.language)).money.euros(PRICE_PER_USER_CENTS)}
            </span>
            <span className="text-muted">{t('plan.period')}</span>
          </p>
          <p className="mt-2 text-muted">{t('plan.terms')}</p>
        </div>
        <Island name="price-calculator" of={PriceCalculator} props={{}} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={PAGES.freeTrial.path}>{t('plan.try')}</ButtonLink>
          <ButtonLink to={PAGES.onboarding.path} variant="secondary">
            {t('plan.subscribe')}
          </ButtonLink>
        </div>
      </div>
      <ul className="flex flex-col gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-approved" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
