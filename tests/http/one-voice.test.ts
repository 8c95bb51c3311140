// @module-tag daily
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Half } from '#domain/calendar/half-day.ts';
import { createLeaveCompany, fileLeave, jobsDone, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { asSpoken } from '#web/leave/use-leave-words.ts';
import { capitalised } from '#words/capitalised.ts';
import { wordsIn } from '#words/spoken.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createLeaveCompany(app);
});

/** Subject, body, refusal and screen are worded by four callers; what they say of one leave is held equal here. */
describe('one leave', () => {
  it.each<[string, string, Half, string, Half]>([
    ['from a noon to a noon', '2040-07-02', 'pm', '2040-07-06', 'am'],
    ['whole days of one month', '2040-07-02', 'am', '2040-07-06', 'pm'],
    ['across two months', '2040-06-29', 'am', '2040-07-03', 'am'],
    ['an afternoon', '2040-07-02', 'pm', '2040-07-02', 'pm'],
    ['a morning', '2040-07-02', 'am', '2040-07-02', 'am'],
  ])('is told by the same words everywhere: %s', async (_, startDate, startHalf, endDate, endHalf) => {
    const { ines, manager } = company;
    const leave = { startDate, startHalf, endDate, endHalf };
    const { json } = await fileLeave(app, ines, leave);
    const again = await fileLeave(app, ines, leave);
    await jobsDone(app);
    const [mail] = await app.mailbox.to(manager.email);
    const { long, short, compact } = wordsIn('fr').periods;

    const screen = asSpoken({ ...json, startHalf: json.startHalf, endHalf: json.endHalf });
    expect(mail?.subject).toBe(`Demande de congé\u00a0: ${ines.name}, ${short(screen)}`);
    expect(mail?.text).toContain(capitalised(long(screen)));
    expect(again.json.error).toContain(`Vacances ${short(screen)}.`);
    // Longer and shorter ways to say it: what the short one says stands in the long one, in that order.
    expect(withoutWeekdays(long(screen))).toEqual(expect.arrayContaining(spokenParts(short(screen))));
    expect(halvesIn(long(screen))).toEqual(halvesIn(short(screen)));
    expect(halvesIn(compact(screen))).toEqual(halvesIn(short(screen)));
  });
});

const withoutWeekdays = (words: string) =>
  words.split(/[\s\u00a0]+/).filter((word) => !wordsIn('fr').days.weekdayNames.includes(word));

/** Within a sentence a single day has an article. */
const spokenParts = (words: string) => words.split(/[\s\u00a0]+/).filter((word) => word !== 'le');

const halvesIn = (words: string) => words.match(/midi|matin|après-midi/g) ?? [];
