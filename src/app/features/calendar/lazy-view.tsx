import { type ComponentType, lazy, Suspense } from 'react';
import type { CalendarViewProps } from './calendar-view.ts';
import { ControlLine } from './controls/control-line.tsx';

type View = ComponentType<CalendarViewProps>;

/** Fetched, with its words, by those who look at it. The room is kept meanwhile, so that nothing below jumps. */
export function lazyView(load: () => Promise<View>): View {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyView(props: CalendarViewProps) {
    const waiting = (
      <div className="min-h-96">
        <ControlLine period={null} shared={props.controls} />
      </div>
    );
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
