import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/leave/change-preview/change-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import type { SettingsPreview } from './use-settings-preview.ts';

/** Beside the fields there is room for it; below them it would push what follows away. */
function isWide(): boolean {
  return window.matchMedia('(min-width: 80rem)').matches;
}

/** Who would gain or lose what, beside what is typed. */
export function ConsequencesPanel({ preview }: { preview: SettingsPreview }) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(isWide);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group self-start rounded-md border border-line bg-paper xl:sticky xl:top-6"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-medium">
        {t('panel.title')}
        <ChevronDown
          className="size-4 text-muted transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ScrollRegion label={t('panel.title')} className="max-h-[60dvh] px-4 pb-4">
        <Consequences preview={preview} />
      </ScrollRegion>
    </details>
  );
}

function Consequences({ preview: { stage, preview, problems, error, ask } }: { preview: SettingsPreview }) {
  const { t } = useTranslation('settings');
  const sentence = useErrorSentence();
  switch (stage) {
    case 'idle':
      return <p className="text-sm text-muted">{t('panel.idle')}</p>;
    case 'refused':
      return (
        <div className="text-sm">
          <p>{t('panel.refused')}</p>
          <ul className="mt-1 list-disc pl-5">
            {[...new Set(Object.values(problems))].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      );
    case 'to-ask':
      return <p className="text-sm text-muted">{t('panel.askFirst')}</p>;
    case 'failed':
      return (
        <Banner
          tone="error"
          title={sentence(error, t('previewFailed'))}
          action={
            <Button size="sm" variant="secondary" onClick={ask}>
              {t('retry')}
            </Button>
          }
        />
      );
    case 'counting':
      if (!preview) return <Skeleton className="h-24 w-full" />;
      return (
        <div className="outdated" aria-busy="true">
          <ChangeList preview={preview} />
        </div>
      );
    case 'known':
      if (!preview) return null;
      return (
        <div className="flex flex-col gap-3">
          <ChangeList preview={preview} />
          <p className="text-sm text-muted">{t('apply.consequence', { count: preview.people.length })}</p>
        </div>
      );
  }
}
