import { lazy, Suspense } from 'react';
import type { CalendarViewProps } from '../calendar-view.ts';
import { ControlLine } from '../controls/control-line.tsx';

const TimelineView = lazy(async () => ({ default: (await import('./timeline-view.tsx')).TimelineView }));

/** Fetched, with its words, by those who look at it. The room is kept meanwhile, so that nothing below jumps. */
export function LazyTimeline(props: CalendarViewProps) {
  return (
    <Suspense
      fallback={
        <div className="min-h-96">
          <ControlLine period={null} shared={props.controls} />
        </div>
      }
    >
      <TimelineView {...props} />
    </Suspense>
  );
}
