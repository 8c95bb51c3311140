// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLeave } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTypeCompany, type TypeCompany, typeForm, typeNamed } from '#tests/support/type-company.ts';

let app: TestApp;
let company: TypeCompany['company'];
let as: TypeCompany['as'];
let addType: TypeCompany['addType'];
let fromCatalogue: TypeCompany['fromCatalogue'];
let aDay: TypeCompany['aDay'];

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  ({ company, as, addType, fromCatalogue, aDay } = await createTypeCompany(app));
});
afterAll(() => app.close());

describe('the list of types', () => {
  it('begins with the four, for everyone', async () => {
    const { json } = await as(company.ines, 'GET', '/leave-types');
    expect(json.slice(0, 4).map(({ id }: { id: string }) => id)).toEqual([
      'vacation',
      'sick',
      'personal',
      'other',
    ]);
    expect(json[0]).toEqual({
      id: 'vacation',
      name: { fr: 'Vacances', en: 'Holiday' },
      color: '#0B6E6E',
      confidential: false,
      needsApproval: true,
      counter: 'paid-leave',
      halfDays: true,
      asksJustification: false,
      catalogueKey: null,
      absence: null,
      grantedDays: null,
      inCalendar: true,
      builtIn: true,
      archived: false,
      inUse: false,
      aboutHealth: false,
      duration: null,
      lawDays: null,
      article: null,
    });
    expect(json[1]).toMatchObject({ id: 'sick', absence: 'sickness', aboutHealth: true });
  });

  it('tells only those who set types up which of them someone took', async () => {
    const type = await addType({ confidential: true });
    await fileLeave(app, company.ines, { ...aDay(), type: type.id });
    const inUse = async (person: TestPerson) =>
      (await as(person, 'GET', '/leave-types')).json.find((one: { id: string }) => one.id === type.id)?.inUse;
    expect([await inUse(company.admin), await inUse(company.manager), await inUse(company.colin)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('setting types up', () => {
  it('adds, changes, archives and restores, and writes each down', async () => {
    const { admin } = company;
    const type = await addType({ counter: 'own' });
    expect(type).toMatchObject({ color: '#3F6212', counter: 'own', builtIn: false, archived: false });
    const path = `/leave-types/${type.id}` as const;
    const changed = await as(admin, 'PUT', path, typeNamed('Télétravail', { color: '#1D4ED8' }));
    expect(changed.json).toMatchObject({ id: type.id, name: { fr: 'Télétravail' }, color: '#1D4ED8' });
    expect((await as(admin, 'POST', `${path}/archive`)).json).toMatchObject({ archived: true });
    expect((await as(admin, 'POST', `${path}/archive`)).status).toBe(200);
    expect((await as(admin, 'POST', `${path}/restore`)).json).toMatchObject({ archived: false });
    const { json } = await as(admin, 'GET', '/audit-log');
    expect(json.slice(0, 4).map(({ action }: { action: string }) => action)).toEqual([
      'leave-type.restored',
      'leave-type.archived',
      'leave-type.updated',
      'leave-type.created',
    ]);
    expect(json[2]?.details).toMatchObject({
      type: 'Télétravail',
      color: ['#3F6212', '#1D4ED8'],
      counter: ['own', ''],
    });
  });

  it('refuses a name that another type on offer bears', async () => {
    const { admin } = company;
    const type = await addType({ name: { fr: 'Congé d’été', en: 'Summer leave' } });
    const create = (fr: string, en: string) =>
      as(admin, 'POST', '/leave-types', { ...typeNamed(''), name: { fr, en } });
    for (const [fr, en] of [
      ['CONGE D’ETE', 'Anything'],
      ['N’importe quoi', 'summer  leave'],
      ['Vacances', 'Anything'],
    ] as const)
      expect((await create(fr, en)).json, fr).toMatchObject({
        code: 'type_name_taken',
        error: 'Un autre type porte déjà ce nom.',
      });
    await as(admin, 'POST', `/leave-types/${type.id}/archive`);
    expect((await create('Congé d’été', 'Summer leave')).status).toBe(200);
    expect((await as(admin, 'POST', `/leave-types/${type.id}/restore`)).json.code).toBe('type_name_taken');
    expect((await create('', 'Anything')).json).toMatchObject({
      code: 'validation_failed',
      fields: { 'name.fr': expect.any(String) },
    });
  });

  it('tells every reason at once, those of a field at the field', async () => {
    const type = await fromCatalogue('sick-child');
    const told = { ...typeForm(type), name: { fr: 'Vacances', en: 'Holiday' }, confidential: false };
    const { status, json } = await as(company.admin, 'PUT', `/leave-types/${type.id}`, told);
    expect([status, json]).toEqual([
      400,
      {
        code: 'validation_failed',
        error: 'Un motif de santé reste confidentiel',
        fields: { confidential: 'Un motif de santé reste confidentiel' },
        more: ['Un autre type porte déjà ce nom.'],
      },
    ]);
  });

  it('lets the four change in colour and confidentiality alone, and health never be told', async () => {
    const { admin } = company;
    const of = async (id: string) =>
      typeForm(present((await as(admin, 'GET', '/leave-types')).json.find((one) => one.id === id)));
    const personal = await of('personal');
    const changed = await as(admin, 'PUT', '/leave-types/personal', {
      ...personal,
      color: '#1D4ED8',
      confidential: true,
    });
    expect(changed.json).toMatchObject({ id: 'personal', color: '#1D4ED8', confidential: true });
    await as(admin, 'PUT', '/leave-types/personal', personal);
    const other = { ...personal, halfDays: false };
    expect((await as(admin, 'PUT', '/leave-types/personal', other)).json.code).toBe('type_fixed');
    expect((await as(admin, 'POST', '/leave-types/vacation/archive')).json.code).toBe('type_fixed');
    const told = await as(admin, 'PUT', '/leave-types/sick', { ...(await of('sick')), confidential: false });
    expect(told.json).toMatchObject({
      code: 'validation_failed',
      fields: { confidential: 'Un motif de santé reste confidentiel' },
    });
  });

  it('keeps the counter of a type that was used', async () => {
    const type = await addType();
    await fileLeave(app, company.ines, { ...aDay(), type: type.id });
    const change = { ...typeForm(type), counter: 'paid-leave' };
    const answer = await as(company.admin, 'PUT', `/leave-types/${type.id}`, change);
    expect(answer.json.fields).toEqual({ counter: expect.stringContaining('son compteur ne change plus') });
  });

  it('offers the catalogue with the law filled in, and knows what was added', async () => {
    const added = await fromCatalogue('pacs');
    expect(added).toMatchObject({
      duration: '4 jours ouvrables',
      article: 'L3142-1, L3142-4',
      confidential: true,
    });
    const { json } = await as(company.admin, 'GET', '/leave-types/catalogue');
    const of = (key: string) => json.find((one: { key: string }) => one.key === key);
    expect([of('pacs')?.added, of('unpaid')?.added]).toEqual([true, false]);
    const invented = typeNamed('Inventé', { catalogueKey: 'invented' });
    expect((await as(company.admin, 'POST', '/leave-types', invented)).json.fields).toHaveProperty(
      'catalogueKey',
    );
  });
});
