import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import type { FigureId } from '#domain/insights/figures.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { figureNamed, type ShownFigure, type ShownInsights } from './insights.ts';

type FigureTilesProps = {
  insights: ShownInsights;
  ids: readonly FigureId[];
  onOpen: (id: FigureId) => void;
};

/** So that no tile stands alone in a second row. */
const COLUMNS: Readonly<Record<number, string>> = { 3: 'sm:grid-cols-3', 5: 'lg:grid-cols-5' };

/** Each figure is a button that opens to what makes it. */
export function FigureTiles({ insights, ids, onOpen }: FigureTilesProps) {
  const shown = ids.flatMap((id) => figureNamed(insights, id) ?? []);
  return (
    <div
      className={classNames(
        cardClass,
        'grid grid-cols-2 gap-px overflow-hidden bg-line',
        COLUMNS[shown.length] ?? 'lg:grid-cols-4',
      )}
    >
      {shown.map((figure) => (
        <Tile key={figure.id} figure={figure} onOpen={onOpen} />
      ))}
    </div>
  );
}

function Tile({ figure, onOpen }: { figure: ShownFigure; onOpen: (id: FigureId) => void }) {
  const { ofUnit } = useFormats();
  return (
    <button
      type="button"
      onClick={() => onOpen(figure.id)}
      className="flex flex-1 basis-44 flex-col items-start gap-1 bg-surface px-4 py-3.5 text-left hover:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      <span className="text-sm text-muted">{figure.label}</span>
      <span className="text-2xl font-semibold tabular-nums">{ofUnit(figure.value, figure.unit)}</span>
      <Before figure={figure} />
    </button>
  );
}

const arrows = { more: ArrowUp, fewer: ArrowDown, same: ArrowRight } as const;

/** What it was in the time before; whether more is better is nobody's to say. */
function Before({ figure: { value, before, unit } }: { figure: ShownFigure }) {
  const { t } = useTranslation('insights');
  const { ofUnit } = useFormats();
  if (before === null || value === null) return null;
  const way = value > before ? 'more' : value < before ? 'fewer' : 'same';
  const Arrow = arrows[way];
  return (
    <span className="inline-flex items-center gap-1 text-sm text-muted">
      <Arrow className="size-3.5" aria-hidden="true" />
      {t(`before.${way}`, { value: ofUnit(before, unit) })}
    </span>
  );
}
