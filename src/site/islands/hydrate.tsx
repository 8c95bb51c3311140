import '#web/zod-without-eval.ts';
import { type ComponentType, createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startBrowserTexts } from '#web/i18n/browser.ts';
import { textFiles } from '#web/i18n/text-files.ts';
import { IslandFrame } from './island-frame.tsx';
import { type IslandName, islands } from './islands.ts';

/** Documents bring no texts for what moves in them: the list of files comes with the first of them. */
const pageTexts = startBrowserTexts(document.documentElement, async () => textFiles);

/** Fulfilled once React has taken the island over and answers what is done to it. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island, props = '{}', prefix } = place.dataset;
  const served = place.innerHTML;
  const [Part, texts] = await Promise.all([islands[island as IslandName](), pageTexts]);
  await new Promise<void>((done) => {
    hydrateRoot(
      place,
      <StrictMode>
        <IslandFrame texts={texts} onReady={done} served={served}>
          {createElement(Part as ComponentType, JSON.parse(props))}
        </IslandFrame>
      </StrictMode>,
      { identifierPrefix: prefix },
    );
  });
  place.dataset.alive = '';
}
