import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromDayNumber, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { AskBar } from '../../ask-bar.tsx';
import { type Cursor, movedCursor, NAME } from '../marking/cursor.ts';
import { HoverLabel } from '../marking/hover-label.tsx';
import { ends, extended, type MarkedHalves, markedPeriod, wholeDay } from '../marking/selection.ts';
import { type Spot, useMarking } from '../marking/use-marking.ts';
import { type Bar, barsOnDay } from '../model/bars.ts';
import { rowsOf, type TimelinePerson } from '../model/rows.ts';
import { showsHalves } from '../model/span.ts';
import type { TimelineModel } from '../model/timeline-model.ts';
import type { TimelineWords } from '../use-timeline-words.ts';
import { ColumnLayers, UsualShading } from './column-layers.tsx';
import { DateHeader } from './date-header.tsx';
import { HEADER_HEIGHT, heightOf } from './grid-sizes.ts';
import { GroupRow } from './group-row.tsx';
import { PersonRow } from './person-row.tsx';
import { useGridSize } from './use-grid-size.ts';

/** An absence that someone wants to know more of, and where it stands on the screen. */
export type OpenedAbsence = { person: TimelinePerson; day: PlainDate; bars: readonly Bar[]; at: DOMRect };

type TimelineGridProps = {
  model: TimelineModel;
  words: TimelineWords;
  today: PlainDate;
  ownId: string;
  closed: ReadonlySet<string>;
  onFold: (key: string) => void;
  onOpen: (absence: OpenedAbsence) => void;
  onAsk: (selection: MarkedHalves) => void;
};

const ROWS_AROUND = 4;

export function TimelineGrid(props: TimelineGridProps) {
  const { model, words, today, ownId, closed, onFold, onOpen, onAsk } = props;
  const { t } = useTranslation('timeline');
  const { span } = model;
  const rows = useMemo(() => rowsOf(model.groups, closed), [model, closed]);
  const body = useRef<HTMLDivElement>(null);
  const todayAt = toDayNumber(today) - span.firstDay;
  const { frame, size } = useGridSize(span, todayAt);
  const [place, setPlace] = useState<Cursor>({ row: 0, day: todayAt < span.days ? Math.max(0, todayAt) : 0 });
  const [hasFocus, setHasFocus] = useState(false);
  const cursor = { row: Math.min(place.row, rows.length - 1), day: Math.min(place.day, span.days - 1) };
  const dayWidth = size?.dayWidth ?? 0;
  const nameWidth = size?.nameWidth ?? 0;

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => heightOf(rows[index] ?? { kind: 'person' }),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: ROWS_AROUND,
    useFlushSync: false,
    // The row that the keyboard is at stays, however far the rest is scrolled.
    rangeExtractor: (range) =>
      [...new Set([cursor.row, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  const isOwn = (index: number): boolean => {
    const row = rows[index];
    return row?.kind === 'person' && row.person.id === ownId;
  };
  const slotAt = useCallback(
    (clientX: number): number => {
      const left = (body.current?.getBoundingClientRect().left ?? 0) + nameWidth;
      return Math.min(span.days * 2 - 1, Math.max(0, Math.floor(((clientX - left) / dayWidth) * 2)));
    },
    [nameWidth, dayWidth, span],
  );
  const spotAt = useCallback(
    (event: { clientX: number; target: EventTarget | null }): Spot | null => {
      const hidden = (frame.current?.getBoundingClientRect().left ?? 0) + nameWidth;
      const element = event.target instanceof Element ? event.target : null;
      const row = element?.closest('[data-row]')?.getAttribute('data-row');
      if (dayWidth === 0 || row == null || event.clientX < hidden) return null;
      return { row: Number(row), slot: slotAt(event.clientX) };
    },
    [frame, nameWidth, dayWidth, slotAt],
  );
  const byHalf = showsHalves(dayWidth);
  const isFree = ({ row: index, slot }: Spot): boolean => {
    const row = rows[index];
    if (row?.kind !== 'person' || !isOwn(index)) return false;
    return !model.barsOf(row.person).some(({ start, end }) => start <= slot && slot < end);
  };
  const marking = useMarking({ spotAt, slotAt, isFree, byHalf, onAsk });

  const openAt = (index: number, day: number, at: DOMRect): boolean => {
    const row = rows[index];
    if (row?.kind !== 'person') return false;
    const bars = barsOnDay(model.barsOf(row.person), day);
    if (bars.length === 0) return false;
    onOpen({ person: row.person, day: fromDayNumber(span.firstDay + day), bars, at });
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const spot = spotAt(event);
    if (!spot || event.detail === 0) return;
    const day = spot.slot >> 1;
    setPlace({ row: spot.row, day });
    setHasFocus(true);
    if (openAt(spot.row, day, new DOMRect(event.clientX, event.clientY, 0, 0))) return marking.mark(null);
    if (!marking.markDay(spot)) marking.mark(null);
  };
  const onEnter = (element: Element) => {
    const row = rows[cursor.row];
    if (marking.selection) return onAsk(marking.selection);
    if (row?.kind === 'group') return onFold(row.key);
    if (cursor.day === NAME || openAt(cursor.row, cursor.day, element.getBoundingClientRect())) return;
    if (isOwn(cursor.row)) onAsk(wholeDay(cursor.row, cursor.day));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (event.key === 'Enter' || event.key === ' ') onEnter(event.target as Element);
    else if (event.key === 'Escape' && marking.selection) marking.mark(null);
    else if (event.shiftKey && direction !== null && isOwn(cursor.row) && cursor.day !== NAME) {
      const known = marking.selection ?? wholeDay(cursor.row, cursor.day);
      marking.mark(extended(known, direction, span.days, byHalf));
    } else {
      const page = Math.max(
        1,
        Math.floor((frame.current?.clientHeight ?? 0) / heightOf({ kind: 'person' })) - 3,
      );
      const next = movedCursor(cursor, event, { rows: rows.length, days: span.days, page });
      if (!next) return;
      marking.mark(null);
      setPlace(next);
    }
    event.preventDefault();
  };
  const wordsAt = useCallback(
    (index: number, day: number) => {
      const row = rows[index];
      if (!row || day >= span.days) return null;
      const date = words.days.longDay(fromDayNumber(span.firstDay + day));
      const title = `${row.kind === 'group' ? words.group(row) : row.person.name} · ${date}`;
      return { title, lines: words.onDay(row, day, model) };
    },
    [rows, words, model, span],
  );
  const items = virtualizer.getVirtualItems();
  const marked = marking.selection && ends(marking.selection);
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={frame}
        style={{ scrollPaddingLeft: nameWidth, scrollPaddingTop: HEADER_HEIGHT }}
        className="relative max-h-[max(22rem,calc(100dvh-18rem))] overflow-auto overscroll-contain rounded-md border border-line bg-surface [overflow-anchor:none]"
      >
        {size && (
          // biome-ignore lint/a11y/useSemanticElements: a thousand rows of which only some are there are no table element
          <div
            role="grid"
            aria-label={t('grid', { period: words.span(span) })}
            aria-description={t('keys')}
            aria-rowcount={rows.length + 1}
            aria-colcount={span.days + 1}
            onKeyDown={onKeyDown}
            onFocus={() => setHasFocus(true)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
            }}
            style={{ width: nameWidth + span.days * dayWidth }}
          >
            <DateHeader model={model} size={size} words={words} today={today} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is done with the keys of the grid */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same is done with the keys of the grid */}
            <div
              ref={body}
              onClick={onClick}
              {...marking.handlers}
              style={{ height: virtualizer.getTotalSize() }}
              className="relative select-none"
            >
              <UsualShading model={model} size={size} />
              <ColumnLayers model={model} size={size} today={today} />
              {items.map(({ index, start, key }) => {
                const row = rows[index];
                if (!row) return null;
                const shared = {
                  index,
                  top: start,
                  model,
                  size,
                  words,
                  cursorDay: index === cursor.row ? cursor.day : null,
                  hasFocus: index === cursor.row && hasFocus,
                };
                if (row.kind === 'group') return <GroupRow key={key} row={row} onFold={onFold} {...shared} />;
                return (
                  <PersonRow
                    key={key}
                    row={row}
                    own={row.person.id === ownId}
                    marked={marking.selection?.row === index ? marked : null}
                    {...shared}
                  />
                );
              })}
            </div>
          </div>
        )}
      </div>
      {size && <HoverLabel body={body} spotAt={spotAt} wordsAt={wordsAt} />}
      <AskBar
        period={marking.selection && words.period(markedPeriod(marking.selection, span))}
        say={(part, about) => t(part, about)}
        onAsk={() => marking.selection && onAsk(marking.selection)}
        onGiveUp={() => marking.mark(null)}
      />
    </div>
  );
}
