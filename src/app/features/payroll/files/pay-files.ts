import type { z } from 'zod';
import type { payrollFilesEndpoints } from '#contract/payroll-files.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { plainName } from '#domain/text/plain-name.ts';

type Endpoints = typeof payrollFilesEndpoints;

export type ShownModel = z.output<Endpoints['models']['response']>[number];
export type ShownFile = z.output<Endpoints['list']['response']>[number];

/** Neither a source nor the company says that a payroll program reads it. */
export function isUnconfirmed({ known, confirmed }: Pick<ShownModel, 'known' | 'confirmed'>): boolean {
  return !confirmed && (known === 'unconfirmed' || known === 'published');
}

/** What is sent: without what the server says of it. */
export function modelOf({ known: _, changed: __, ...model }: ShownModel): PayModel {
  return model;
}

/** A name of its own for the address: `cabinet-dupont`, `cabinet-dupont-2`. */
export function freeId(name: string, taken: readonly string[]): string {
  const base = plainName(name, 30) || 'modele';
  const numbered = (number: number): string => (number === 1 ? base : `${base}-${number}`);
  let number = 1;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}
