import { ChevronLeft, ChevronRight, FoldVertical, UnfoldVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { hasKnownHolidays, TIMELINE_SCALES, type TimelineScale } from '../address.ts';
import { neighbourOf, type Span } from './model/span.ts';

type TimelineToolbarProps = {
  span: Span;
  title: string;
  onMove: (day: PlainDate | null) => void;
  onScale: (scale: TimelineScale) => void;
  /** Null where there is nothing to fold. */
  allFolded: boolean | null;
  onFoldAll: (fold: boolean) => void;
};

export function TimelineToolbar(props: TimelineToolbarProps) {
  const { span, title, onMove, onScale, allFolded, onFoldAll } = props;
  const { t } = useTranslation('timeline');
  const { scale } = span;
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label={t(`previous.${scale}`)}
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          disabled={!hasKnownHolidays(neighbourOf(span, -1))}
          onClick={() => onMove(neighbourOf(span, -1))}
        />
        <IconButton
          label={t(`next.${scale}`)}
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          disabled={!hasKnownHolidays(neighbourOf(span, 1))}
          onClick={() => onMove(neighbourOf(span, 1))}
        />
        <h2 aria-live="polite" className="px-2 text-lg font-semibold first-letter:uppercase">
          {title}
        </h2>
        <Button size="sm" variant="secondary" onClick={() => onMove(null)}>
          {t('today')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {allFolded !== null && (
          <Button
            size="sm"
            variant="quiet"
            icon={
              allFolded ? (
                <UnfoldVertical className="size-4" aria-hidden="true" />
              ) : (
                <FoldVertical className="size-4" aria-hidden="true" />
              )
            }
            onClick={() => onFoldAll(!allFolded)}
          >
            <span className="max-sm:sr-only">{t(allFolded ? 'unfoldAll' : 'foldAll')}</span>
          </Button>
        )}
        <SegmentedControl
          label={t('scale.label')}
          options={TIMELINE_SCALES.map((value) => ({ value, label: t(`scale.${value}`) }))}
          value={scale}
          onChange={onScale}
        />
      </div>
    </div>
  );
}
