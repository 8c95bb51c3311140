import '../site.css';
import '../documentation/documentation.css';
import { type StartWhen, startWhenWanted } from '#web/late-start.ts';
import { filterArticles } from '../blog/filter-articles.ts';
import { foldIntoTabs } from '../documentation/sections/fold-into-tabs.ts';
import { greetMember } from './member.ts';
import { answerPreferences } from './preferences.ts';

// All that a document of the site fetches by itself: no React, no router. Islands bring the rest when they are wanted.
answerPreferences();
greetMember();
filterArticles();
foldIntoTabs();
for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  startWhenWanted(place, (place.dataset.when ?? 'touch') as StartWhen, async () => {
    const { hydrateIsland } = await import('../islands/hydrate.tsx');
    await hydrateIsland(place);
  });
}
