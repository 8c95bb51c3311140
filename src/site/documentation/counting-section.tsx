import { useTranslation } from 'react-i18next';
import { Island } from '../islands/island.tsx';
import { LeaveCalculator } from './leave-calculator/leave-calculator.tsx';
import { RulesSection } from './rules-section.tsx';

const COUNTING_ANCHOR = 'calcul';
const RULES_ANCHOR = 'regles';

/** How days are counted: to be tried, and to be read rule by rule. */
export function CountingSection() {
  const { t } = useTranslation('documentation');
  return (
    <div className="flex flex-col gap-8">
      <p>
        <a href={`#${RULES_ANCHOR}`} className="link">
          {t('counting.toRules')}
        </a>
      </p>
      <section aria-labelledby="calculator-title" className="flex flex-col gap-4">
        <h3 id="calculator-title" className="font-display text-2xl font-semibold tracking-tight">
          {t('counting.calculator')}
        </h3>
        <Island
          name="leave-calculator"
          of={LeaveCalculator}
          props={{ anchor: COUNTING_ANCHOR }}
          when="query"
        />
      </section>
      <div id={RULES_ANCHOR} tabIndex={-1} className="border-t border-line pt-10 outline-none">
        <RulesSection />
      </div>
    </div>
  );
}
