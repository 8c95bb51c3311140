import { describe, expect, it } from 'vitest';
import { sources } from '#tests/support/source-files.ts';

/** Nothing is typed in them: they show what would happen and ask; or it is a code, or a name that confirms, which no page keeps. */
const nothingTyped = [
  'src/app/features/gallery/overlays-section.tsx',
  'src/app/features/privacy/close-card.tsx',
  'src/app/features/second-factors/fresh-proof-dialog.tsx',
  'src/app/features/settings/preview-dialog.tsx',
  'src/app/features/subscription/seat-change-dialog.tsx',
];

const keeps = /\buse(?:Kept|ContractForm|ReturnedValues|TypeForm|TenantAppForm)\b/;

describe('dialogs of the application', () => {
  const dialogs = sources.filter(
    ({ path, text }) => path.startsWith('src/app/') && /<(?:FormDialog|ReasonDialog)\b/.test(text),
  );

  it('give back what was typed when a session ran out', () => {
    const forgetful = dialogs
      .filter(
        ({ path, text }) => /<FormDialog\b/.test(text) && !keeps.test(text) && !nothingTyped.includes(path),
      )
      .map(({ path }) => path);
    expect(forgetful).toEqual([]);
    expect(dialogs.length).toBeGreaterThan(15);
  });

  it('never keep a secret: what is told once is in no state that is kept', () => {
    const told = sources.filter(({ text }) => /useKept<[^>]*(?:Told|Issued|token|secret)/i.test(text));
    expect(told.map(({ path }) => path)).toEqual([]);
  });
});
