import { describe, expect, it } from 'vitest';
import { type AwayNote, type KeptNote, noteStep } from './away-note.ts';

const wanted: AwayNote = { text: 'Absent(e) jusqu’au 20 novembre', from: 0, until: 1_000_000 };
const kept: KeptNote = { texts: [wanted.text], until: wanted.until, isTaken: true };
const nothing = { text: null, until: null, resting: null };
const ours = { text: wanted.text, until: wanted.until, resting: null };
const own = { text: 'En réunion', until: null, resting: null };

describe('what to do about a note (N37)', () => {
  it.each([
    ['is written where nothing stands', wanted, null, nothing, 'write'],
    ['leaves what somebody wrote themself', wanted, null, own, 'leave'],
    ['leaves what somebody wrote over ours', wanted, kept, own, 'leave'],
    ['stays off where somebody took it off', wanted, kept, nothing, 'leave'],
    [
      'is written again where its answer was lost on the way there',
      wanted,
      { ...kept, isTaken: false },
      nothing,
      'write',
    ],
    ['is kept where its answer was lost on the way back', wanted, { ...kept, isTaken: false }, ours, 'keep'],
    ['changes with the leave', { ...wanted, text: 'Absent(e) jusqu’au 21 novembre' }, kept, ours, 'write'],
    ['changes where only its end does', { ...wanted, until: 9_000_000 }, kept, ours, 'write'],
    [
      'is written for other days although it was taken off',
      { ...wanted, until: 9_000_000 },
      kept,
      nothing,
      'write',
    ],
    ['is taken away where it is ours', null, kept, ours, 'clear'],
    ['stays where it is not', null, kept, own, 'forget'],
    ['is not left behind switched off', null, kept, { ...nothing, resting: wanted.text }, 'clear'],
    ['leaves what rests there', null, kept, { ...nothing, resting: 'Mon texte' }, 'forget'],
    [
      'is known whatever spaces it came back with',
      null,
      kept,
      { ...ours, text: ` ${wanted.text}\n` },
      'clear',
    ],
    ['is gone already', null, kept, nothing, 'forget'],
  ] as const)('%s', (_what, note, before, found, step) => {
    expect(noteStep(note, before, found)).toBe(step);
  });

  it('knows a text of before as ours while the newer one may not have arrived', () => {
    const newer = { ...wanted, text: 'Absent(e) jusqu’au 21 novembre' };
    expect(noteStep(newer, { ...kept, texts: [wanted.text, newer.text], isTaken: false }, ours)).toBe(
      'write',
    );
  });
});
