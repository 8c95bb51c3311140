import FoldVertical from 'lucide-react/icons/fold-vertical';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { hasKnownHolidays, TIMELINE_SCALES, type TimelineScale } from '../address.ts';
import { ControlLine } from '../controls/control-line.tsx';
import { PeriodSteps } from '../controls/period-steps.tsx';
import { neighbourOf, type Span } from './model/span.ts';

type TimelineToolbarProps = {
  span: Span;
  /** On a phone the title opens what the line has no room for. */
  isNarrow: boolean;
  title: string;
  onMove: (day: PlainDate | null) => void;
  onScale: (scale: TimelineScale) => void;
  /** Null where there is nothing to fold. */
  allFolded: boolean | null;
  onFoldAll: (fold: boolean) => void;
  controls: ReactNode;
};

export function TimelineToolbar(props: TimelineToolbarProps) {
  const { span, isNarrow, title, onMove, onScale, allFolded, onFoldAll, controls } = props;
  const { t } = useTranslation('timeline');
  const { scale } = span;
  const step = (label: string, to: PlainDate) => ({
    label,
    isKnown: hasKnownHolidays(to),
    go: () => onMove(to),
  });
  const scales = (width: string) => (
    <Select
      label={t('scale.label')}
      hideLabel
      className={width}
      options={TIMELINE_SCALES.map((value) => ({ value, label: t(`scale.${value}`) }))}
      value={scale}
      onChange={({ target }) => onScale(target.value as TimelineScale)}
    />
  );
  return (
    <div role="toolbar" aria-label={t('toolbar')} className="print:hidden">
      <ControlLine
        period={
          <PeriodSteps
            title={title}
            previous={step(t(`previous.${scale}`), neighbourOf(span, -1))}
            next={step(t(`next.${scale}`), neighbourOf(span, 1))}
            today={{ label: t('today'), go: () => onMove(null) }}
            chooser={
              isNarrow
                ? {
                    label: t('toolbar'),
                    content: (
                      <div className="flex items-end gap-3">
                        {scales('w-36')}
                        <Button variant="secondary" onClick={() => onMove(null)}>
                          {t('today')}
                        </Button>
                      </div>
                    ),
                  }
                : undefined
            }
          />
        }
        own={
          <>
            {allFolded !== null && (
              <IconButton
                variant="secondary"
                className="shrink-0 max-lg:hidden"
                label={t(allFolded ? 'unfoldAll' : 'foldAll')}
                icon={
                  allFolded ? (
                    <UnfoldVertical className="size-4" aria-hidden="true" />
                  ) : (
                    <FoldVertical className="size-4" aria-hidden="true" />
                  )
                }
                onClick={() => onFoldAll(!allFolded)}
              />
            )}
            {!isNarrow && scales('w-32')}
          </>
        }
        shared={controls}
      />
    </div>
  );
}
