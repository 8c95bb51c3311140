import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import { ColorDot } from '#web/leave/leave-color.tsx';
import { folds } from '../model/rows.ts';
import { BlackoutMarks } from './blackout-marks.tsx';
import { GridCell, GridRow, GridRowHeader } from './grid-parts.tsx';
import { GROUP_HEIGHT } from './grid-sizes.ts';
import type { RowProps } from './person-row.tsx';
import { PresenceFigures } from './presence-figures.tsx';
import { RowCursor, useNameFocus } from './row-cursor.tsx';

type GroupRowProps = RowProps<'group'> & { onFold: (key: string) => void };

export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { row, index, top, model, size, words, cursorDay, hasFocus, onFold } = props;
  const { t } = useTranslation('timeline');
  const { dayWidth, nameWidth } = size;
  const { group, open } = row;
  const presence = model.presenceOf(group);
  const minimum = model.minimumOf(group);
  const below = presence.filter((day) => day.below).length;
  const { name, isAtName } = useNameFocus<HTMLElement>(cursorDay, hasFocus);
  const title = words.group(row);
  const whole = model.sizeOf(group);
  const details = (
    <>
      <span className="flex min-w-0 items-center gap-2">
        {group.team && <ColorDot color={group.team.color} className="max-sm:hidden" />}
        <span className="truncate text-sm font-semibold">{title}</span>
      </span>
      {below > 0 ? (
        <span className="flex min-w-0 items-center gap-1 text-xs font-medium text-rejected">
          <TriangleAlert className="size-3 shrink-0" aria-hidden="true" />
          <span className="truncate">{t('presence.belowDays', { count: below })}</span>
        </span>
      ) : (
        <span className="min-w-0 truncate text-xs text-muted">
          {t('size', { count: whole })}
          {minimum !== null && <span className="max-sm:hidden"> · {t('minimum', { count: minimum })}</span>}
        </span>
      )}
    </>
  );
  return (
    <GridRow
      aria-rowindex={index + 2}
      data-row={index}
      style={{ top, height: GROUP_HEIGHT }}
      className="absolute left-0 flex w-full"
    >
      <GridRowHeader
        aria-colindex={1}
        style={{ width: nameWidth }}
        className="sticky left-0 z-4 flex shrink-0 items-center border-r border-b border-line bg-paper"
      >
        {folds(model.groups, group) ? (
          <button
            ref={(element) => {
              name.current = element;
            }}
            type="button"
            aria-expanded={open}
            tabIndex={isAtName ? 0 : -1}
            onClick={() => onFold(group.key)}
            className="flex size-full min-w-0 items-center gap-1 px-1.5 text-left hover:bg-sunken focus-visible:outline-offset-[-2px] sm:gap-2 sm:px-2.5"
          >
            {open ? (
              <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
            ) : (
              <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
            )}
            <span className="flex min-w-0 flex-col">{details}</span>
          </button>
        ) : (
          <span
            ref={(element) => {
              name.current = element;
            }}
            tabIndex={isAtName ? 0 : -1}
            className="flex size-full min-w-0 flex-col justify-center px-3 focus-visible:outline-offset-[-2px]"
          >
            {details}
          </span>
        )}
      </GridRowHeader>
      <GridCell
        aria-colindex={2}
        aria-colspan={model.span.days}
        style={{ width: model.span.days * dayWidth }}
        className={classNames(
          'relative shrink-0 border-b border-line',
          group.kind === 'everyone' && 'border-b-2',
        )}
      >
        <span className="sr-only">{t('presence.summary', { name: title })}</span>
        <BlackoutMarks blackouts={model.blackoutsOf(group)} dayWidth={dayWidth} />
        <PresenceFigures days={presence} minimum={minimum} dayWidth={dayWidth} />
        <RowCursor
          day={cursorDay}
          dayWidth={dayWidth}
          label={(day) => words.cell(row, day, model)}
          hasFocus={hasFocus}
        />
      </GridCell>
    </GridRow>
  );
});
