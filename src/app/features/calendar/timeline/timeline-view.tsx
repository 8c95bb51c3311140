import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { can } from '#domain/access/can.ts';
import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import type { CalendarAddress, TimelineScale } from '../address.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import { requestLink } from '../request-link.ts';
import { AbsenceDetails } from './absence-details.tsx';
import { type OpenedAbsence, TimelineGrid } from './grid/timeline-grid.tsx';
import { markedPeriod } from './marking/selection.ts';
import { folds } from './model/rows.ts';
import { spanOf } from './model/span.ts';
import { timelineModel } from './model/timeline-model.ts';
import { PrintedTimeline } from './print/printed-timeline.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { useTimelineData } from './use-timeline-data.ts';
import { useTimelineWords } from './use-timeline-words.ts';

const PHONE = '(max-width: 639px)';
const NARROW = '(max-width: 1023px)';

/** Who comes from another month stays in it. */
function dayOnShow({ from, month }: CalendarAddress, today: PlainDate): PlainDate {
  return from ?? (month === firstOfMonth(today) ? today : month);
}

export function TimelineView({ user, today, address, onChange, controls }: CalendarViewProps) {
  const { t } = useTranslation(['timeline', 'leave', 'ui', 'common']);
  const navigate = useNavigate();
  const words = useTimelineWords();
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  // A month on a wide screen; a week on a phone, where more days could not be told apart.
  const usual: TimelineScale = isPhone ? 'week' : 'month';
  const scale = address.scale ?? usual;
  const day = dayOnShow(address, today);
  const span = useMemo(() => spanOf(scale, day), [scale, day]);
  // Everyone sees what they asked for themselves; the server keeps others' from those who may not know.
  const asksPending = address.pending || !can(user, 'leave-request.read-all');
  const { data, settled, error, retry, retrying } = useTimelineData(span, address.team, asksPending);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<OpenedAbsence | null>(null);
  const { type, person } = address;
  const model = useMemo(() => data && timelineModel(data, { type, person }), [data, type, person]);
  const foldable = model?.groups.filter((group) => folds(model.groups, group)) ?? [];
  const hasRows = model?.groups.some(({ people }) => people.length > 0) ?? false;
  const fold = useMemo(
    () => (key: string) =>
      setClosed((known) => {
        const next = new Set(known);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  return (
    <section aria-label={t('timeline:grid', { period: words.span(span) })} className="flex flex-col gap-3">
      <TimelineToolbar
        span={span}
        isNarrow={isNarrow}
        title={words.span(span)}
        onMove={(from) => onChange({ from: from ?? today, month: firstOfMonth(from ?? today) })}
        onScale={(next) => onChange({ scale: next })}
        allFolded={foldable.length > 1 ? foldable.every(({ key }) => closed.has(key)) : null}
        onFoldAll={(all) => setClosed(new Set(all ? foldable.map(({ key }) => key) : []))}
        controls={controls}
      />
      {error && (
        <LoadError error={error} otherwise={t('timeline:failed')} onRetry={retry} retrying={retrying} />
      )}
      {!model && !error && <TimelineLoading />}
      {model && !hasRows && (
        <EmptyState scene="calendar" title={t('timeline:empty.title')}>
          {t('timeline:empty.text')}
        </EmptyState>
      )}
      {model && hasRows && (
        <div
          aria-busy={!settled}
          className={classNames('flex flex-col gap-3 print:hidden', !settled && 'outdated')}
        >
          <TimelineGrid
            // Another span is another grid: the keyboard starts over, nothing stays marked.
            key={`${model.span.from} ${model.span.scale}`}
            model={model}
            words={words}
            today={today}
            ownId={user.id}
            closed={closed}
            onFold={fold}
            onOpen={setOpened}
            onAsk={(selection) => navigate(requestLink(markedPeriod(selection, model.span)))}
          />
          <TimelineLegend model={model} />
        </div>
      )}
      {model && <PrintedTimeline model={model} words={words} closed={closed} />}
      {opened && <AbsenceDetails opened={opened} user={user} onClose={() => setOpened(null)} />}
    </section>
  );
}

const LINES = ['w-40', 'w-28', 'w-36', 'w-32', 'w-24', 'w-40', 'w-28', 'w-36', 'w-32'];

function TimelineLoading() {
  const { t } = useTranslation('timeline');
  return (
    <LoadingArea label={t('loading')}>
      <div className="rounded-md border border-line bg-surface">
        <div className="h-14 border-b border-line" />
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change
          <div key={line} className="flex h-[34px] items-center gap-6 border-b border-line px-3">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3.5 flex-1 opacity-40" />
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}
