import { Button } from '#ui/button.tsx';

type AskBarProps = {
  /** What is marked, in words; null while nothing is. */
  period: string | null;
  /** What each part says of it. */
  say: (part: 'selected' | 'ask' | 'giveUp', about: { period: string }) => string;
  onAsk: () => void;
  onGiveUp: () => void;
};

/** What is marked, in words, and the way on from there. */
export function AskBar({ period, say, onAsk, onGiveUp }: AskBarProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {period && say('selected', { period })}
      </p>
      {period && (
        <div
          data-bottom-bar
          className="sticky bottom-20 z-10 flex flex-wrap items-center justify-end gap-3 rounded-md border border-line bg-surface p-3 shadow-overlay md:bottom-4 print:hidden"
        >
          <Button size="sm" variant="quiet" onClick={onGiveUp}>
            {say('giveUp', { period })}
          </Button>
          <Button size="sm" onClick={onAsk}>
            {say('ask', { period })}
          </Button>
        </div>
      )}
    </>
  );
}
