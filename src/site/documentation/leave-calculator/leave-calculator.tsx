import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { panelClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { countSituation } from './count-situation.ts';
import { ProofList } from './proof-list.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ShareBar } from './share-bar.tsx';
import { EXAMPLE } from './situation.ts';
import { SituationFields } from './situation-fields.tsx';
import { useSharedSituation } from './use-shared-situation.ts';

/** Counts any leave as the server would, and shows why. `anchor` is where a shared link opens the page. */
export function LeaveCalculator({ anchor }: { anchor: string }) {
  const { t } = useTranslation('leave-calculator');
  const { situation, incomplete, change } = useSharedSituation();
  const outcome = useMemo(() => countSituation(situation), [situation]);
  return (
    <div className="flex flex-col gap-5">
      {incomplete && <Banner tone="warning">{t('unreadableLink')}</Banner>}
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:gap-8">
        <div className={classNames(panelClass, 'flex flex-col gap-6 p-4 sm:p-5')}>
          <SituationFields situation={situation} outcome={outcome} change={change} />
          <ShareBar situation={situation} anchor={anchor} onReset={() => change(EXAMPLE)} />
        </div>
        <div className="contents lg:flex lg:flex-col lg:gap-5">
          <ResultSummary outcome={outcome} />
          {outcome.kind === 'counted' && <ProofList count={outcome.count} />}
        </div>
      </div>
    </div>
  );
}
