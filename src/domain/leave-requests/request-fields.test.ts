import { describe, expect, it } from 'vitest';
import { plainDate } from '../calendar/plain-date.ts';
import {
  contentChanges,
  contentOf,
  eachText,
  REQUEST_FIELD_NAMES,
  type RequestContent,
  saidContent,
} from './request-fields.ts';

const asked: RequestContent = {
  type: 'vacation',
  startDate: plainDate('2026-07-06'),
  startHalf: 'am',
  endDate: plainDate('2026-07-10'),
  endHalf: 'pm',
  ...eachText((field) => `my ${field}`),
};

/** Another value for each field, whatever it holds. */
const other: RequestContent = {
  type: 'sick',
  startDate: plainDate('2026-07-07'),
  startHalf: 'pm',
  endDate: plainDate('2026-07-09'),
  endHalf: 'am',
  ...eachText((field) => `another ${field}`),
};

describe('what a request says', () => {
  it('is picked from a row that holds more', () => {
    expect(contentOf({ ...asked, id: 'x', version: 3 })).toEqual(asked);
  });

  it.each(REQUEST_FIELD_NAMES)('differs, and is another call, when %s differs', (field) => {
    const changed = { ...asked, [field]: other[field] };
    expect(contentChanges(asked, changed)).toEqual({ [field]: [asked[field], other[field]] });
    expect(saidContent(changed)).not.toEqual(saidContent(asked));
  });

  it('is said the same by a call that leaves a text out and one that sends it empty', () => {
    const { note: _note, ...silent } = asked;
    expect(saidContent(silent)).toEqual(saidContent({ ...asked, note: '' }));
  });
});
