import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentDraft, forgetSignUpDraft, saveDraft } from './draft.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft of a sign-up', () => {
  it('starts empty, with five users', () => {
    expect(currentDraft()).toEqual({
      organizationName: '',
      userName: '',
      userEmail: '',
      numberOfUsers: 5,
      created: null,
    });
  });

  it('keeps what is saved, change by change', () => {
    saveDraft({ organizationName: 'Les Vergers' });
    saveDraft({ numberOfUsers: 12 });
    expect(currentDraft()).toMatchObject({ organizationName: 'Les Vergers', numberOfUsers: 12 });
    forgetSignUpDraft();
    expect(currentDraft()).toMatchObject({ organizationName: '', numberOfUsers: 5 });
  });

  it.each([
    ['{"numberOfUsers":0,"userName":"Nina"}', 'Nina'],
    ['{"numberOfUsers":"many","userName":7}', ''],
    ['not json', ''],
    ['[]', ''],
    ['null', ''],
  ])('reads %s without harm', (raw, userName) => {
    storage.set('onboarding_draft', raw);
    expect(currentDraft()).toMatchObject({ numberOfUsers: 5, userName });
  });
});
