// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKindCompany, type KindCompany } from '#tests/support/kind-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let company: KindCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  company = await createKindCompany(app);
});
afterAll(() => app.close());

const days = (startDate: string, endDate: string) => ({ startDate, endDate });

/** The rules that a preview of someone's leave warns by, with their sentences. */
async function warnings(person: TestPerson, form: object): Promise<Record<string, string>> {
  const { json } = await company.as(company.company.manager, 'POST', '/leave-requests/preview', {
    ...form,
    userId: person.id,
  });
  return Object.fromEntries(json.warnings.map(({ rule, sentence }) => [rule, sentence]));
}

describe('leave granted for longer by agreement (D4)', () => {
  it('is set on the type, never below the law, and the warning follows it', async () => {
    const { admin } = company.company;
    const type = await company.fromCatalogue('marriage');
    const set = (grantedDays: number | null) =>
      company.as(admin, 'PUT', `/leave-types/${type.id}`, { ...typeForm(type), grantedDays });
    const bride = await company.hire('Mia Mariée', '2024-06-01');
    const five = { type: type.id, ...days('2026-09-07', '2026-09-11') };
    expect((await warnings(bride, five)).G4).toBe(
      'Prévu par la loi\u00a0: 4 jours ouvrables (L3142-1, L3142-4). Cette demande en compte 5.',
    );
    const shorter = await set(3);
    expect([shorter.status, shorter.json.fields]).toEqual([
      400,
      { grantedDays: 'La loi accorde davantage\u00a0: un accord peut donner plus de jours, jamais moins' },
    ]);
    expect((await set(6)).json).toMatchObject({ grantedDays: 6, lawDays: 4, duration: '4 jours ouvrables' });
    expect(await warnings(bride, five)).not.toHaveProperty('G4');
    const eight = { type: type.id, ...days('2026-09-07', '2026-09-15') };
    expect((await warnings(bride, eight)).G4).toBe(
      'Accordé par votre entreprise\u00a0: 6\u00a0jours. Prévu par la loi\u00a0: 4 jours ouvrables (L3142-1, L3142-4). Cette demande en compte 8.',
    );
    expect((await set(null)).json.grantedDays).toBeNull();
  });

  it('is refused where the law sets no duration', async () => {
    const type = await company.fromCatalogue('sabbatical');
    const answer = await company.as(company.company.admin, 'PUT', `/leave-types/${type.id}`, {
      ...typeForm(type),
      grantedDays: 10,
    });
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, ['grantedDays']]);
  });
});

describe('requests that follow each other (G6)', () => {
  it('count together for paternity: fifty days in four parts are more than twenty-five', async () => {
    const type = (await company.fromCatalogue('paternity')).id;
    const father = await company.hire('Paul Père', '2024-06-01');
    const parts = [
      days('2026-09-07', '2026-09-18'),
      days('2026-10-05', '2026-10-17'),
      days('2026-11-09', '2026-11-20'),
      days('2026-12-07', '2026-12-19'),
    ];
    const warned: boolean[] = [];
    let last = '';
    for (const part of parts) {
      const { G4 } = await warnings(father, { type, ...part });
      warned.push(G4 !== undefined);
      last = G4 ?? '';
      await company.record(father, { type, ...part });
    }
    expect(last).toContain('50\u00a0jours pour cette naissance');
    expect(warned).toEqual([false, false, true, true]);
  });

  it('count together for the longest leave, and not over a week of work (V1)', async () => {
    const person = await company.hire('Vera Vacances', '2022-06-01');
    await company.record(person, { type: 'vacation', ...days('2026-08-10', '2026-08-28') });
    const next = { type: 'vacation', ...days('2026-08-31', '2026-09-11') };
    expect(await warnings(person, next)).toHaveProperty('V1');
    const oneWeek = { type: 'vacation', ...days('2026-08-31', '2026-09-04') };
    expect(await warnings(person, oneWeek)).not.toHaveProperty('V1');
    const later = { type: 'vacation', ...days('2026-09-07', '2026-09-18') };
    expect(await warnings(person, later)).not.toHaveProperty('V1');
  });
});
