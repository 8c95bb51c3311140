import { afterEach, expect, it, vi } from 'vitest';
import { dayOfInstant } from './instant.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps one formatter for a zone, in however many ways it is written', () => {
  let made = 0;
  class Counted extends Intl.DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: Counted });
  const at = Date.UTC(2026, 2, 1, 12);
  for (const zone of ['Pacific/Kiritimati', 'pacific/kiritimati', 'PACIFIC/Kiritimati', 'Pacific/KIRITIMATI'])
    expect(dayOfInstant(at, zone)).toBe('2026-03-02');
  expect(made).toBe(1);
});
