import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { SettingsPreview } from './use-settings-preview.ts';

type ApplyBarProps = {
  preview: SettingsPreview;
  isApplying: boolean;
  refusal: string | undefined;
  onRefusalClosed: () => void;
  onClose: () => void;
};

/** Always in sight: what would happen in a few words, and the button that makes it happen. */
export function ApplyBar({ preview, isApplying, refusal, onRefusalClosed, onClose }: ApplyBarProps) {
  const { t } = useTranslation('settings');
  const { stage } = preview;
  const isBusy = isApplying ? t('apply.applying') : stage === 'counting' && t('bar.counting');
  return (
    <div
      data-bottom-bar
      className="sticky bottom-14 z-10 flex flex-col gap-3 rounded-b-md border-t border-line bg-surface px-5 py-3 md:bottom-0"
    >
      {refusal && <Banner tone="error" title={refusal} onClose={onRefusalClosed} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="min-w-0 text-sm font-medium">
          <BarWords preview={preview} />
        </p>
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {t(stage === 'idle' ? 'bar.close' : 'bar.discard')}
          </Button>
          <Button
            type="submit"
            disabled={stage === 'idle' || stage === 'refused' || stage === 'failed'}
            busyLabel={isBusy}
          >
            {t(stage === 'to-ask' ? 'bar.ask' : 'bar.submit')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function BarWords({ preview: { stage, preview } }: { preview: SettingsPreview }) {
  const { t } = useTranslation('settings');
  switch (stage) {
    case 'idle':
      return t('bar.idle');
    case 'refused':
      return t('bar.correct');
    case 'failed':
      return t('previewFailed');
    case 'to-ask':
      return t('panel.askFirst');
    case 'counting':
      return t('bar.counting');
    case 'known':
      return preview ? <Counts preview={preview} /> : null;
  }
}

/** « 12 soldes changent, 3 congés recomptés » */
function Counts({ preview: { people } }: { preview: ChangePreview }) {
  const { t } = useTranslation('settings');
  const balances = people.reduce((sum, person) => sum + person.balances.length, 0);
  const bookings = people.reduce((sum, person) => sum + person.bookings.length, 0);
  const told = t('bar.balances', { count: balances });
  return bookings === 0 ? told : `${told}, ${t('bar.bookings', { count: bookings })}`;
}
