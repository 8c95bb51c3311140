import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard, LeavingDialog } from '#app/input/leave-guard.tsx';
import { SectionRow } from '#app/input/section-row.tsx';
import { cardClass } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChangesHistory } from './changes-history.tsx';
import { LEAVE_SECTION_NAMES, LEAVE_SECTIONS, type LeaveSectionName } from './leave-sections.ts';
import type { Settings } from './leave-settings.ts';
import { RuleLink } from './rule-link.tsx';
import { SiteHolidays } from './site-holidays.tsx';
import { useSectionSentences } from './use-section-sentences.ts';

/** Reading needs no fields: they are fetched when somebody edits. */
const SectionEditor = lazy(() =>
  import('./section-editor.tsx').then((module) => ({ default: module.SectionEditor })),
);

/** The sections come after the page: whoever came for one of them is led to it now. */
function showAnchor(): void {
  const { hash } = window.location;
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (window.scrollY === 0) target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

type LeaveSectionListProps = { settings: Settings; today: string; mayChange: boolean };

/** The rules of leave in sentences, section by section; one is edited at a time. */
export function LeaveSectionList({ settings, today, mayChange }: LeaveSectionListProps) {
  const { t } = useTranslation('settings-sections');
  const sentences = useSectionSentences(settings, today);
  const [editing, setEditing] = useState<LeaveSectionName | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState<LeaveSectionName | null>(null);
  const open = (name: LeaveSectionName | null) => {
    setEditing(name);
    setDirty(false);
    setWanted(null);
  };
  useEffect(showAnchor, []);
  return (
    <div className={`${cardClass} divide-y divide-line`}>
      {LEAVE_SECTION_NAMES.map((name) => {
        const title = t(`titles.${name}`);
        return (
          <SectionRow
            key={name}
            anchor={name}
            title={title}
            onEdit={mayChange ? () => (isDirty ? setWanted(name) : open(name)) : undefined}
            editor={
              editing === name && (
                <Suspense fallback={<Skeleton className="mx-5 mb-5 h-60" />}>
                  <SectionEditor
                    section={name}
                    title={title}
                    settings={settings}
                    today={today}
                    onDirty={setDirty}
                    onClose={() => open(null)}
                  />
                </Suspense>
              )
            }
          >
            <p>
              {sentences[name].join(' ')} <RuleLink rule={LEAVE_SECTIONS[name].rule} about={title} />
            </p>
            {name === 'holidays' && <SiteHolidays />}
          </SectionRow>
        );
      })}
      <SectionRow anchor="history" title={t('titles.history')}>
        <ChangesHistory changes={settings.changes} mayUndo={mayChange} />
      </SectionRow>
      <LeaveGuard isDirty={isDirty} />
      {wanted && <LeavingDialog onStay={() => setWanted(null)} onLeave={() => open(wanted)} />}
    </div>
  );
}
