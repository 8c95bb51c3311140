import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetInput, keepInput, offerInput, returnedInput, takeReturned, watchInput } from './kept-input.ts';

const storage = new Map<string, string>();
const noon = Date.parse('2026-11-16T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
let stopWatching: () => void;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  stopWatching = watchInput('team', () => ({ name: 'Verger' }));
});
afterEach(() => {
  stopWatching();
  forgetInput();
  vi.unstubAllGlobals();
});

describe('what was typed when a session ran out', () => {
  it('comes back to the same person at the same place', () => {
    keepInput('org nina', '/teams', noon);
    offerInput('org nina', noon + 60_000);
    expect(returnedInput('team', '/teams')).toEqual({ name: 'Verger' });
    expect(returnedInput('team', '/users')).toBeUndefined();
    expect(returnedInput('other', '/teams')).toBeUndefined();
  });

  it('is nobody else’s, not even after they have gone', () => {
    keepInput('org nina', '/teams', noon);
    offerInput('org omar', noon);
    expect(returnedInput('team', '/teams')).toBeUndefined();
    expect([...storage]).toEqual([]);
    offerInput('org nina', noon);
    expect(returnedInput('team', '/teams')).toBeUndefined();
  });

  it('belongs to one organisation', () => {
    keepInput('org nina', '/teams', noon);
    offerInput('elsewhere nina', noon);
    expect(returnedInput('team', '/teams')).toBeUndefined();
  });

  it('is given once, and leaves nothing behind', () => {
    keepInput('org nina', '/teams', noon);
    offerInput('org nina', noon);
    takeReturned('team');
    expect(returnedInput('team', '/teams')).toBeUndefined();
    expect([...storage]).toEqual([]);
  });

  it('is forgotten after a day, and by a logout', () => {
    keepInput('org nina', '/teams', noon);
    offerInput('org nina', noon + day);
    expect(returnedInput('team', '/teams')).toBeUndefined();
    keepInput('org nina', '/teams', noon);
    forgetInput();
    offerInput('org nina', noon);
    expect(returnedInput('team', '/teams')).toBeUndefined();
  });

  it('is nothing where nothing was touched, or where the form is closed by now', () => {
    stopWatching();
    const untouched = watchInput('role', () => undefined);
    keepInput('org nina', '/teams', noon);
    untouched();
    expect([...storage]).toEqual([]);
  });

  it('survives what it cannot read', () => {
    storage.set('kept_input', '{"owner":"org nina","values":null}');
    offerInput('org nina', noon);
    expect(returnedInput('team', '/teams')).toBeUndefined();
  });
});
