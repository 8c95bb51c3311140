import { useTranslation } from 'react-i18next';
import { DeckchairScene } from '#ui/scenes/deckchair.tsx';
import { SunOverCalendarScene } from '#ui/scenes/sun-over-calendar.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['line', 'bg-line'],
  ['sea', 'bg-sea-solid'],
  ['sun', 'bg-sun'],
  ['coral', 'bg-coral-solid'],
  ['vacation', 'bg-vacation'],
  ['sick', 'bg-sick'],
  ['personal', 'bg-personal'],
  ['other', 'bg-other'],
  ['absent', 'bg-absent'],
] as const;

export function IdentitySection() {
  const { t } = useTranslation('dev-ui');
  return (
    <GallerySection title={t('sections.identity')}>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
        {swatches.map(([name, background]) => (
          <li key={name} className="flex flex-col gap-1 text-sm">
            <span className={`h-12 rounded-md border border-line ${background}`} />
            <code className="font-sans text-muted">{name}</code>
          </li>
        ))}
      </ul>
      <p className="font-display text-4xl font-semibold tracking-tight">{t('identity.display')}</p>
      <p className="max-w-[60ch]">{t('identity.body')}</p>
      <GalleryRow>
        <DeckchairScene className="w-48" />
        <TideScene className="w-48" />
        <SunOverCalendarScene className="w-48" />
      </GalleryRow>
    </GallerySection>
  );
}
