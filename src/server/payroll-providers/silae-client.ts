import { z } from 'zod';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { isHalfDay, type ProviderAbsence } from '#domain/payroll-sending/provider-absence.ts';
import type { CallProvider } from './call-provider.ts';
import type { PayrollClient } from './payroll-client.ts';
import type { ProviderAddresses } from './provider-addresses.ts';
import { ProviderFailure, ProviderRefusal } from './provider-answers.ts';
import { answeredDaySchema, readAnswer } from './read-answer.ts';
import type { TokenShelf } from './token-shelf.ts';

export interface SilaeSecrets {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subscriptionKey: string;
}

export interface SilaeParts {
  readonly addresses: ProviderAddresses['silae'];
  readonly call: CallProvider;
  readonly tokens: TokenShelf;
  /** By which tokens are kept: another with every change of the access. */
  readonly account: string;
  readonly secrets: SilaeSecrets;
  readonly dossier: string;
  readonly signal: AbortSignal;
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.coerce.number().default(300) });

const absencesSchema = z.object({
  salarieAbsences: z
    .array(
      z.object({
        dateDebutAbsence: answeredDaySchema,
        dateFinAbsence: answeredDaySchema,
        codeAbsence: z.string(),
        dureeEnJoursSiJourUnique: z.number().nullish(),
      }),
    )
    .nullish(),
});

const employeesSchema = z.array(
  z
    .looseObject({ matricule: z.string(), nomAffiche: z.string().nullish() })
    .transform(({ matricule, nomAffiche, ...figures }) => ({
      matricule,
      nomAffiche: nomAffiche ?? '',
      figures: Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, typeof figure === 'number' ? figure : null]),
      ),
    })),
);
/** On its own, or one level below. */
const countersSchema = z.union([
  z.object({ soldeReposSalaries: employeesSchema }).transform(({ soldeReposSalaries }) => soldeReposSalaries),
  z
    .object({ soldeRepos: z.object({ soldeReposSalaries: employeesSchema }) })
    .transform(({ soldeRepos }) => soldeRepos.soldeReposSalaries),
]);

/** 3: every absence, in a payslip or not, validated or not. */
const everyAbsence = 3;

/** Silae's REST API by its published description. An absence has no id there: dates and code are what it is known by. */
export function silaeClient(parts: SilaeParts): PayrollClient {
  const { dossier: numeroDossier } = parts;
  const ask = (path: string, body: object) => asked(parts, path, { numeroDossier, ...body });
  const known = ({ startDate, endDate, code }: ProviderAbsence) => ({
    dateDebutAbsence: startDate,
    dateFinAbsence: endDate,
    codeAbsence: code,
  });
  const told = (absence: ProviderAbsence) => ({
    ...known(absence),
    ...(absence.startDate === absence.endDate
      ? { dureeEnJoursSiJourUnique: isHalfDay(absence) ? 0.5 : 1 }
      : {}),
  });
  const absences: PayrollClient['absences'] = async (employee, from, to) => {
    const requeteSalarieAbsences = {
      matriculeSalarie: employee,
      periodeDebut: from,
      periodeFin: to,
      optionFiltrage: everyAbsence,
    };
    const answer = await ask('/v1/Absences/SalarieAbsencesV2', { requeteSalarieAbsences });
    return (readAnswer(absencesSchema, answer).salarieAbsences ?? []).map((each) => ({
      id: null,
      employee,
      code: each.codeAbsence,
      startDate: plainDate(each.dateDebutAbsence),
      startHalf: 'am' as const,
      endDate: plainDate(each.dateFinAbsence),
      // Which half of the day it is, Silae does not say.
      endHalf:
        each.dureeEnJoursSiJourUnique === 0.5 && each.dateDebutAbsence === each.dateFinAbsence ? 'am' : 'pm',
    }));
  };
  return {
    check: async (someEmployee) => {
      await tokenOf(parts);
      const day = plainDate('2026-01-01');
      if (someEmployee !== null) await absences(someEmployee, day, day);
      return null;
    },
    absences,
    add: async (absence) => {
      const matriculeSalarie = absence.employee;
      await ask('/v1/Absences/SalarieAjouterAbsenceV2', { matriculeSalarie, absence: told(absence) });
      return null;
    },
    change: async (absence) => {
      await ask('/v1/Absences/SalarieModifierAbsenceV2', {
        matriculeSalarie: absence.employee,
        ...known(absence),
        absenceModif: told(absence),
      });
    },
    remove: async (absence) => {
      const matriculeSalarie = absence.employee;
      await ask('/v1/Absences/SalarieSupprimerAbsence', { matriculeSalarie, ...known(absence) });
    },
    counters: async (month) =>
      readAnswer(countersSchema, await ask('/v1/EditionEtatsPaie/SoldeRepos', { periode: month })),
  };
}

async function asked(parts: SilaeParts, path: string, body: object): Promise<unknown> {
  const { addresses, call, secrets, dossier, signal, tokens, account } = parts;
  const send = async () =>
    call({
      method: 'POST',
      url: `${addresses.api}${path}`,
      headers: {
        authorization: `Bearer ${await tokenOf(parts)}`,
        'ocp-apim-subscription-key': secrets.subscriptionKey,
        'content-type': 'application/json',
        dossiers: dossier,
      },
      body: JSON.stringify(body),
      secrets: Object.values(secrets),
      signal,
    });
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ProviderFailure && error.trouble === 'credentials')) throw error;
    // A token that ended early is no reason to give up; the second no is the access itself.
    tokens.forget(account);
    return send();
  }
}

async function tokenOf({ addresses, call, secrets, signal, tokens, account }: SilaeParts): Promise<string> {
  return tokens.take(account, async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: secrets.clientId,
      client_secret: secrets.clientSecret,
      scope: addresses.scope,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = { method: 'POST', url: addresses.token, headers, body, signal } as const;
    const answer = await call({ ...request, secrets: Object.values(secrets) }).catch((error: unknown) => {
      // Whatever the words, a refusal here is about the access.
      throw error instanceof ProviderRefusal ? new ProviderFailure('credentials') : error;
    });
    const { access_token: token, expires_in: seconds } = readAnswer(tokenSchema, answer);
    return { token, seconds };
  });
}
