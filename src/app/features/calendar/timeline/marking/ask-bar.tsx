import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

type AskBarProps = { period: string | null; onAsk: () => void; onGiveUp: () => void };

/** What is marked, in words, and the way on from there. */
export function AskBar({ period, onAsk, onGiveUp }: AskBarProps) {
  const { t } = useTranslation('timeline');
  return (
    <>
      <p role="status" className="sr-only">
        {period && t('selected', { period })}
      </p>
      {period && (
        <div className="sticky bottom-20 z-10 flex flex-wrap items-center justify-end gap-3 rounded-md border border-line bg-surface p-3 shadow-overlay md:bottom-4 print:hidden">
          <Button size="sm" variant="quiet" onClick={onGiveUp}>
            {t('giveUp')}
          </Button>
          <Button size="sm" onClick={onAsk}>
            {t('ask', { period })}
          </Button>
        </div>
      )}
    </>
  );
}
