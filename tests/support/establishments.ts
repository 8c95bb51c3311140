import type { Client } from 'pg';
import { expect } from 'vitest';
import { fileLeave } from './leave-company.ts';
import { type PayMonthCompany, payMonthCompany } from './pay-month-company.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

export const LYON_SIRET = '73282932000074';

/** Inès works in Lyon since ever, Colin at the seat of the company. */
export interface TwoEstablishments extends PayMonthCompany {
  readonly lyon: string;
  readonly number: (siret: string | null, id?: string) => Promise<LooseAnswer>;
  readonly payBy: (by: 'organization' | 'establishment') => Promise<LooseAnswer>;
  readonly month: (which: string, establishment?: string) => Promise<LooseAnswer['json']>;
  readonly closeOf: (which: string, establishment: string) => Promise<LooseAnswer>;
  readonly away: (userId: string, startDate: string, endDate: string, type?: string) => Promise<string>;
}

export async function twoEstablishments(app: TestApp, owner: Client): Promise<TwoEstablishments> {
  const company = await payMonthCompany(app, owner);
  const { as, admin, ines, group, place, close } = company;
  const lyon = await group('site', 'Lyon');
  await place(ines, '2025-06-01', { siteId: lyon });
  const of = (establishment?: string) =>
    establishment === undefined ? '' : `?establishment=${establishment}`;
  return {
    ...company,
    lyon,
    number: (siret, id = lyon) => as(admin, 'PATCH', `/rule-groups/${id}`, { siret }),
    payBy: (by) => as(admin, 'PUT', '/payroll/establishments', { by, siret: null }),
    month: async (which, establishment) =>
      (await as(admin, 'GET', `/payroll/months/${which}${of(establishment)}`)).json,
    closeOf: (which, establishment) => close(which, of(establishment)),
    away: async (userId, startDate, endDate, type = 'vacation') => {
      const filed = await fileLeave(app, admin, { userId, type, startDate, endDate });
      expect([filed.status, filed.json.status]).toEqual([200, 'approved']);
      return filed.json.id;
    },
  };
}

interface Told {
  readonly user: { readonly name: string };
  readonly startDate: string;
  readonly sign?: number;
  readonly month?: string;
}

/** Whose, from which day, and for a difference of which month and with which sign. */
export const told = (lines: readonly Told[]) =>
  lines.map(({ user, startDate, sign, month }) =>
    [month, sign, user.name.split(' ')[0], startDate].filter((part) => part !== undefined),
  );
