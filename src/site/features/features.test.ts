import { expect, it } from 'vitest';
import { measured } from '#web/measured.ts';
import english from './features.en.json' with { type: 'json' };
import french from './features.fr.json' with { type: 'json' };

it('says as many presses for a request as a browser test counts', () => {
  const inWords = { 4: ['quatre gestes', 'four taps'] }[measured.pressesForAWeek];
  const titles = [french, english].map(({ cards }) => cards.find(({ key }) => key === 'request')?.title);
  titles.forEach((title, place) => {
    expect(title).toContain(inWords[place]);
  });
});
