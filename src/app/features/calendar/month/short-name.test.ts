import { expect, it } from 'vitest';
import { shortNameOf } from './short-name.ts';

it.each([
  ['Fatou Diallo', 'Fatou D.'],
  ['Yann Le Goff', 'Yann G.'],
  ['Emma Évrard', 'Emma É.'],
  ['Nour', 'Nour'],
])('%s is %s in a narrow day', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
