import { expect, it } from 'vitest';
import { z } from 'zod';
import { timeOrderedId } from './time-ordered-id.ts';

it('keeps the order of writing, within a millisecond and beyond', () => {
  const start = Date.UTC(2026, 10, 15);
  const ids = Array.from({ length: 500 }, (_, place) =>
    timeOrderedId(new Date(start + Math.floor(place / 100))),
  );
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
});
