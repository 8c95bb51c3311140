import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';

type Step = { label: string; isKnown: boolean; go: () => void };

type PeriodStepsProps = {
  titleId?: string;
  title: string;
  /** Where there is little room. */
  shortTitle?: string;
  previous: Step;
  next: Step;
  today: { label: string; go: () => void };
  /** Opened by the title: other ways to other days. */
  chooser?: { label: string; content: ReactNode };
};

const iconClass = 'size-5';

/** One step back, what is on show, one step on, and the way home. */
export function PeriodSteps({
  titleId,
  title,
  shortTitle,
  previous,
  next,
  today,
  chooser,
}: PeriodStepsProps) {
  const words = (
    <>
      <span className="first-letter:uppercase max-lg:sr-only print:not-sr-only">{title}</span>
      <span aria-hidden="true" className="first-letter:uppercase lg:hidden print:hidden">
        {shortTitle ?? title}
      </span>
    </>
  );
  return (
    <div className="flex min-w-0 items-center">
      <IconButton
        label={previous.label}
        icon={<ChevronLeft className={iconClass} aria-hidden="true" />}
        className="shrink-0 print:hidden"
        disabled={!previous.isKnown}
        onClick={previous.go}
      />
      <h2
        id={titleId}
        aria-live="polite"
        className="min-w-0 truncate font-semibold sm:text-lg lg:text-xl print:text-xl"
      >
        {chooser ? (
          <Popover
            label={chooser.label}
            trigger={
              <button
                type="button"
                className="flex min-h-11 items-center gap-1 rounded-md px-1 hover:bg-sunken sm:px-2 print:min-h-0 print:px-0"
              >
                {words}
                <ChevronDown
                  className="size-4 shrink-0 text-muted max-sm:hidden print:hidden"
                  aria-hidden="true"
                />
              </button>
            }
          >
            {chooser.content}
          </Popover>
        ) : (
          <span className="px-1 sm:px-2">{words}</span>
        )}
      </h2>
      <IconButton
        label={next.label}
        icon={<ChevronRight className={iconClass} aria-hidden="true" />}
        className="shrink-0 print:hidden"
        disabled={!next.isKnown}
        onClick={next.go}
      />
      <Button
        variant="secondary"
        title={today.label}
        className="ml-1 shrink-0 max-lg:w-11 max-lg:px-0! max-sm:hidden print:hidden"
        icon={<CalendarCheck className={`${iconClass} lg:hidden`} aria-hidden="true" />}
        onClick={today.go}
      >
        <span className="max-lg:sr-only">{today.label}</span>
      </Button>
    </div>
  );
}
