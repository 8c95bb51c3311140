import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReason, keptReasons, withReason } from './kept-reasons.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('reasons kept for the next refusal', () => {
  it('puts the latest first and keeps each once', () => {
    expect(withReason(['Clôture.', 'Salon.'], ' Salon. ')).toEqual(['Salon.', 'Clôture.']);
  });

  it('keeps five', () => {
    expect(withReason(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });

  it('belongs to one person', () => {
    keepReason('nina', 'Inventaire.');
    expect(keptReasons('nina')).toEqual(['Inventaire.']);
    expect(keptReasons('omar')).toEqual([]);
  });

  it('starts anew from what cannot be read', () => {
    storage.set('refusal_reasons:nina', '{"not":"a list"}');
    expect(keptReasons('nina')).toEqual([]);
    storage.set('refusal_reasons:nina', 'nonsense');
    expect(keptReasons('nina')).toEqual([]);
  });
});
