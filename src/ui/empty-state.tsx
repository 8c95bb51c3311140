import type { ReactNode } from 'react';
import { DeckchairScene } from './scenes/deckchair.tsx';
import { SunOverCalendarScene } from './scenes/sun-over-calendar.tsx';
import { TideScene } from './scenes/tide.tsx';

const scenes = { deckchair: DeckchairScene, tide: TideScene, calendar: SunOverCalendarScene } as const;

type EmptyStateProps = {
  scene: keyof typeof scenes;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading level that fits where it stands. */
  headingLevel?: 2 | 3;
};

export function EmptyState({ scene, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Scene = scenes[scene];
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Scene className="w-44" />
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && <div className="max-w-[48ch] text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
