import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, newIdempotencyKey, readDraft } from './draft.ts';
import { blankFields } from './request-fields.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const place = { userId: 'ana', requestId: null };
const draft = {
  fields: { ...blankFields('2026-07-06'), note: 'Mariage' },
  key: newIdempotencyKey(),
};

describe('the draft of a request', () => {
  it('comes back as it was kept, key included', () => {
    keepDraft(place, draft);
    expect(readDraft(place)).toEqual(draft);
  });

  it('belongs to one person and one request', () => {
    keepDraft(place, draft);
    expect(readDraft({ ...place, userId: 'bob' })).toBeNull();
    expect(readDraft({ ...place, requestId: 'r1' })).toBeNull();
  });

  it('is gone once forgotten', () => {
    keepDraft(place, draft);
    forgetDraft(place);
    expect(readDraft(place)).toBeNull();
    expect(storage.size).toBe(0);
  });

  it.each(['', '{', '[]', '{"fields":{"type":"holiday"},"key":"k"}'])(
    'is nothing when it reads %j',
    (text) => {
      keepDraft(place, draft);
      for (const key of storage.keys()) storage.set(key, text);
      expect(readDraft(place)).toBeNull();
    },
  );

  it('does without a date that is none', () => {
    keepDraft(place, { ...draft, fields: { ...draft.fields, start: '2026-02-30' } });
    expect(readDraft(place)?.fields.start).toBeNull();
  });

  it('survives a browser that keeps nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    keepDraft(place, draft);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('keys', () => {
  it('are long and never the same', () => {
    const keys = new Set(Array.from({ length: 100 }, newIdempotencyKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
