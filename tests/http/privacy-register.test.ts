import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const operatorFile = new URL('../support/operator.json', import.meta.url).pathname;

let app: TestApp;
let unnamed: TestApp;
let company: TestOrganization;
beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_FILE: operatorFile } });
  unnamed = await startTestApp();
  company = await createTestOrganization(app.services, { name: 'Boulangerie du Port' });
});
afterAll(async () => {
  await app.close();
  await unnamed.close();
});

const registerOf = (person: Pick<TestPerson, 'token'>, language = 'fr', at = app) =>
  at.call('GET', '/privacy/register', { token: person.token, headers: { 'accept-language': language } });
const paper = async (person: Pick<TestPerson, 'token'>, path: string) => {
  const answer = await fetch(`${app.url}/api${path}`, {
    headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'fr' },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
};
const textOf = (bytes: Buffer) => pdfPages(bytes).flat().join(' ').replaceAll(/\s+/g, ' ');

describe('V25: the register', () => {
  it('is made of the marks, the durations that hold and what the operator said', async () => {
    const body = { journal: 6 };
    const { token } = company.admin;
    expect((await app.call('PUT', '/privacy/retention', { token, body })).status).toBe(200);
    const { status, json } = await registerOf(company.admin);
    expect(status).toBe(200);
    expect(json.organization.name).toBe('Boulangerie du Port');
    expect(json.processings).toHaveLength(4);
    const [people, leave] = json.processings;
    expect(people?.data.join(' ')).toMatch(/Journal d’activité\s: 6 mois/);
    expect(leave?.data.join(' ')).toMatch(/Justificatifs médicaux\s: 3 mois/);
    expect(leave?.sensitive).toContain('Santé');
    expect(leave?.basis).toContain('Jamais le consentement');
    const processors = json.processors.join(' ');
    for (const name of ['Les Congés de l’Estuaire', 'Hébergeur d’Exemple', '(France)', 'Facteur d’Exemple'])
      expect(processors).toContain(name);
    // No payment provider is set up here: none is named by us.
    expect(processors).not.toContain('paiement de l’abonnement');
    expect(json.transfers).toContain('France');
    expect((await registerOf(company.admin, 'en')).json.processings[1]?.title).toBe('Leave and absences');
  });

  it('claims nothing where the operator said nothing', async () => {
    const { admin } = await createTestOrganization(unnamed.services);
    const { json } = await registerOf(admin, 'fr', unnamed);
    expect(json.processors).toEqual(['L’exploitant de cette installation n’a pas dit qui il est.']);
    expect(json.transfers).toContain('n’a pas indiqué le pays');
    expect(JSON.stringify(json)).not.toContain('France');
  });

  it('is a document for admins; the sheet is for everyone, in both languages', async () => {
    const employee = await company.add('employee');
    const register = await paper(company.admin, '/privacy/register/document');
    expect([register.status, register.type]).toEqual([200, 'application/pdf']);
    expect(textOf(register.bytes)).toMatch(/Registre des traitements.*Boulangerie du Port/);
    expect((await paper(employee, '/privacy/register/document')).status).toBe(403);
    const french = await paper(employee, '/privacy/information-sheet?language=fr');
    expect(textOf(french.bytes)).toContain('L1222-4');
    expect(textOf(french.bytes)).toMatch(/Journal d’activité\s: 6 mois/);
    const english = await paper(employee, '/privacy/information-sheet?language=en');
    expect(textOf(english.bytes)).toContain('Information for employees');
    expect((await paper(employee, '/privacy/information-sheet?language=de')).status).toBe(400);
  });
});
