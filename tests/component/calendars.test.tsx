import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';

const stage = setScreenStage({ name: 'Les Ateliers' });

describe('the calendar of a field', () => {
  const expected: Record<Language, Readonly<Record<string, readonly string[]>>> = {
    fr: {
      month: ['septembre 2030', 'octobre 2030'],
      moves: ['Aller au mois précédent', 'Aller au mois suivant'],
      weekdays: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
      spoken: ['lundi', 'dimanche'],
      days: ['dimanche 1er\u00a0septembre 2030', 'lundi 2\u00a0septembre 2030'],
      figures: ['1er', '2'],
      chosen: ['dimanche 15\u00a0septembre 2030, sélectionné'],
    },
    en: {
      month: ['September 2030', 'October 2030'],
      moves: ['Go to the previous month', 'Go to the next month'],
      weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      spoken: ['Monday', 'Sunday'],
      days: ['Sunday 1\u00a0September 2030', 'Monday 2\u00a0September 2030'],
      figures: ['1', '2'],
      chosen: ['Sunday 15\u00a0September 2030, selected'],
    },
  };

  it.each(['fr', 'en'] as const)(
    'says days, weekdays and months in the reader’s words, in %s',
    async (language) => {
      const { month, moves, weekdays, spoken, days, figures, chosen } = expected[language];
      const { user, checkScreen } = await stage.open(PAGES.devUi.path, { language });
      const opening = language === 'fr' ? /^Ouvrir le calendrier/ : /^Open the calendar/;
      const [open] = await screen.findAllByRole('button', { name: opening });
      const field = open?.parentElement?.parentElement?.querySelector('input');
      if (!open || !field) throw new Error('No calendar to open');
      await user.tripleClick(field);
      await user.paste('15/09/2030');
      await user.click(open);
      const grid = await screen.findByRole('grid', { name: month?.[0] ?? '' });
      const columns = within(grid).getAllByRole('columnheader', { hidden: true });
      expect(columns.map(({ textContent }) => textContent)).toEqual(weekdays);
      expect([columns[0], columns[6]].map((one) => one?.getAttribute('aria-label'))).toEqual(spoken);
      const first = days?.map((name) => within(grid).getByRole('button', { name }));
      expect(first?.map(({ textContent }) => textContent)).toEqual(figures);
      for (const name of chosen ?? []) within(grid).getByRole('button', { name });
      await checkScreen();
      for (const name of moves ?? []) screen.getByRole('button', { name });
      await user.click(screen.getByRole('button', { name: moves?.[1] ?? '' }));
      await waitFor(() => screen.getByRole('grid', { name: month?.[1] ?? '' }));
    },
  );
});
