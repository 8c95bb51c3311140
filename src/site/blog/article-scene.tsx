import { DeckchairScene } from '#ui/scenes/deckchair.tsx';
import { SunOverCalendarScene } from '#ui/scenes/sun-over-calendar.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';
import type { ArticleMeta } from './article-meta.ts';

const scenes = {
  deckchair: DeckchairScene,
  tide: TideScene,
  'calendar-sun': SunOverCalendarScene,
} as const satisfies Record<ArticleMeta['image'], typeof TideScene>;

export function ArticleScene({ meta, className }: { meta: ArticleMeta; className?: string }) {
  const Scene = scenes[meta.image];
  return (
    <div role="img" aria-label={meta.imageAlt} className="grid place-items-center rounded-md bg-sea-soft p-6">
      <Scene className={className} />
    </div>
  );
}
