import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

describe('splitLinks', () => {
  it('finds an address and leaves the full stop behind', () => {
    expect(splitLinks('Ouvrez http://localhost:3000/login?token=a_b-c.\nBonne journée.')).toEqual([
      { at: 0, text: 'Ouvrez ', link: false },
      { at: 7, text: 'http://localhost:3000/login?token=a_b-c', link: true },
      { at: 46, text: '.\nBonne journée.', link: false },
    ]);
  });

  it('leaves a text without address whole', () => {
    expect(splitLinks('Bonjour')).toEqual([{ at: 0, text: 'Bonjour', link: false }]);
  });

  it('loses nothing', () => {
    const text = '(https://a.example/) et https://b.example/x?y=1#z';
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
