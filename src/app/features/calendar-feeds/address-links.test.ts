import { expect, it } from 'vitest';
import { addressLinks } from './address-links.ts';

it('hands an address to each calendar the way it takes it', () => {
  const url = 'https://conges.example.fr/api/calendar/feeds/a-b_c.ics';
  const links = addressLinks(url, 'Atelier & Co');
  expect(links.device).toBe('webcal://conges.example.fr/api/calendar/feeds/a-b_c.ics');
  expect(new URL(links.google).searchParams.get('cid')).toBe(links.device);
  for (const link of [links.outlook, links.outlookCom]) {
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ url, name: 'Atelier & Co' });
  }
});
