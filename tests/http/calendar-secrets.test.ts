import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAVE_TYPE_CATALOGUE } from '#domain/leave-types/catalogue.ts';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { createTypeCompany, typeNamed } from '#tests/support/type-company.ts';

let stage: CalendarStage;

beforeAll(async () => {
  stage = await CalendarStage.start();
});
afterAll(() => stage.close());

/** Whatever may say why somebody is away; « Absent(e) » and « outOfOffice » say that they are. */
const telling =
  /maladi|malade|sick|ill(?!i)|enfant|child|matern|patern|deuil|accident|rtt|vacanc|vacation|secret/i;

describe('what a calendar is sent (N31)', () => {
  it('says nothing of why, whatever the type and its note', async () => {
    const { company, as, fromCatalogue, addType, aDay } = await createTypeCompany(stage.app);
    const { ines, manager } = company;
    await stage.connect('google', ines);
    await stage.connect('microsoft', ines);
    const listed = (await as(company.admin, 'GET', '/leave-types')).json;
    const types = new Set<string>(listed.map(({ id }: { id: string }) => id));
    for (const { key } of LEAVE_TYPE_CATALOGUE) {
      const { id } = await fromCatalogue(key);
      if (id) types.add(id);
    }
    types.add((await addType(typeNamed('Maladie secrète', { confidential: true }))).id);
    let written = 0;
    for (const type of types) {
      const { startDate } = aDay();
      const form = { type, startDate, endDate: startDate, note: 'Maladie secrète', userId: ines.id };
      const filed = await as(manager, 'POST', '/leave-requests', form);
      if (filed.status === 200) written += 1;
    }
    expect(written).toBeGreaterThan(8);
    await jobsDone(stage.app);
    expect(stage.google.shown(ines.email).length).toBeGreaterThan(5);
    expect(stage.graph.shown(ines.email)).toHaveLength(stage.google.shown(ines.email).length);
    const sent = [...stage.google.server.calls, ...stage.graph.server.calls]
      .filter(({ path }) => path.includes('/events'))
      .map(({ path, query, text }) => `${path} ${query} ${text}`);
    expect(sent.length).toBeGreaterThan(10);
    // Letters of a number, which may spell anything.
    const words = sent.map((text) => text.replaceAll(/\brel[0-9a-v]{26}\b/g, 'an entry'));
    expect(words.filter((text) => telling.test(text))).toEqual([]);
    const ids = [...types].filter((id) => sent.some((text) => text.includes(id)));
    expect(ids).toEqual([]);
  });
});
