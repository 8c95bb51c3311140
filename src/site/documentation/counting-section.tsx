import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SamePageLink } from '#app/document/same-page-link.tsx';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { Prerendered } from './sections/prerendered.tsx';

const COUNTING_ANCHOR = 'calcul';
const RULES_ANCHOR = 'regles';
const CALCULATOR_PLACE = 'calculator';

const LeaveCalculator = lazy(async () => ({
  default: (await import('#app/features/leave-calculator/leave-calculator.tsx')).LeaveCalculator,
}));
const RulesSection = lazy(async () => ({ default: (await import('./rules-section.tsx')).RulesSection }));

/** How days are counted: to be tried, and to be read rule by rule. */
export function CountingSection({ isOpen, onArrival }: { isOpen: boolean; onArrival: () => void }) {
  const { t } = useTranslation('documentation');
  return (
    <div className="flex flex-col gap-8">
      <p>
        <SamePageLink anchor={RULES_ANCHOR} className="link">
          {t('counting.toRules')}
        </SamePageLink>
      </p>
      <section aria-labelledby="calculator-title" className="flex flex-col gap-4">
        <h3 id="calculator-title" className="font-display text-2xl font-semibold tracking-tight">
          {t('counting.calculator')}
        </h3>
        <Calculator isWanted={isOpen} />
      </section>
      <div id={RULES_ANCHOR} tabIndex={-1} className="border-t border-line pt-10 outline-none">
        <Prerendered id="rules-words" onArrival={onArrival}>
          <RulesSection />
        </Prerendered>
      </div>
    </div>
  );
}

/** The heaviest part of the page is fetched when its section is opened; until it works, its picture stands there. */
function Calculator({ isWanted }: { isWanted: boolean }) {
  const hydrated = useHydrated();
  const [picture] = useState(() =>
    typeof document === 'undefined' ? null : (document.getElementById(CALCULATOR_PLACE)?.innerHTML ?? null),
  );
  const still = picture !== null && (
    // What would be typed into a picture is lost, so nobody can.
    <div
      key="picture"
      id={CALCULATOR_PLACE}
      inert={hydrated}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page was sent with, unchanged
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
  if (still && !isWanted) return still;
  const calculator = (
    <div key="calculator" id={CALCULATOR_PLACE}>
      <LeaveCalculator anchor={COUNTING_ANCHOR} />
    </div>
  );
  // The prerendered page has no boundary here: the picture takes its place, and must find the same thing.
  return typeof document === 'undefined' ? (
    calculator
  ) : (
    <Suspense fallback={still || null}>{calculator}</Suspense>
  );
}
