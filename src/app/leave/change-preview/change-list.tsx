import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { type ChangePreview, losersFirst, summaryOf } from './change-preview.ts';
import { PersonChangeRow } from './person-change-row.tsx';

/** A large company is read a page at a time; the summary above it speaks of everyone. */
const SHOWN = 25;

/** Who gains or loses what, booked leave included. */
export function ChangeList({ preview }: { preview: ChangePreview }) {
  const { t } = useTranslation('change-preview');
  const [shown, setShown] = useState(SHOWN);
  const summary = summaryOf(preview);
  const people = losersFirst(preview.people);
  const hidden = Math.max(0, people.length - shown);
  if (summary.touched === 0) {
    return (
      <p>
        {t('nobody')} {t('lookedAt', { count: preview.peopleLookedAt })}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t('touched', { count: summary.touched, total: preview.peopleLookedAt })}</p>
      <dl className="grid grid-cols-3 gap-2">
        {(['gaining', 'losing', 'recounted'] as const).map((name) => (
          <div key={name} className="rounded-md bg-sunken px-3 py-2">
            <dt className="text-sm text-muted">{t(`summary.${name}`)}</dt>
            <dd className="text-xl font-semibold tabular-nums">{t('figure', { amount: summary[name] })}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label={t('list')} className="flex flex-col divide-y divide-line">
        {people.slice(0, shown).map((change) => (
          <li key={change.user.id} className="py-3 first:pt-0 last:pb-0">
            <PersonChangeRow change={change} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setShown(shown + 4 * SHOWN)}>
            {t('showMore', { count: hidden })}
          </Button>
        </div>
      )}
    </div>
  );
}
