import type { Operator } from '#contract/operator.ts';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RetentionChoices } from '#domain/privacy/retention.ts';
import type { Language } from '#domain/text/language.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { counterMarks } from '#server/store/marks/counter-marks.ts';
import { directoryMarks } from '#server/store/marks/directory-marks.ts';
import { loginMarks } from '#server/store/marks/login-marks.ts';
import type { Marks } from '#server/store/marks/mark.ts';
import { payrollMarks } from '#server/store/marks/payroll-marks.ts';
import { peopleMarks } from '#server/store/marks/people-marks.ts';
import { privacyMarks } from '#server/store/marks/privacy-marks.ts';
import { requestMarks } from '#server/store/marks/request-marks.ts';
import { retentionMarks } from '#server/store/marks/retention-marks.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { loadRetentionChoices } from '#server/store/retention.ts';
import { type ProcessingName, processingNames } from '#words/catalogues/privacy-register.ts';
import { writtenIn } from '#words/written.ts';
import { durationText, type RetentionLine, retentionLines } from './retention-lines.ts';

/** Who runs this installation, and what it is connected to. */
export interface OperatorFacts {
  readonly operator: Operator | null;
  readonly takesCards: boolean;
}

/** What of an organisation its register tells. */
export interface RegisterFacts {
  readonly organization: { readonly name: string; readonly siret: string | null };
  readonly choices: RetentionChoices;
  readonly today: PlainDate;
}

export interface Register {
  readonly organization: { readonly name: string; readonly siret: string | null };
  readonly madeOn: PlainDate;
  readonly processings: readonly {
    readonly title: string;
    readonly purposes: string;
    readonly basis: string;
    readonly people: string;
    readonly data: readonly string[];
    readonly sensitive: string;
    readonly recipients: string;
  }[];
  readonly processors: readonly string[];
  readonly transfers: string;
  readonly security: readonly string[];
}

/** V25: the register is for admins; the sheet that is made of the same facts, for everyone whom it informs. */
export async function readRegisterFacts(
  { database, now }: Services,
  actor: Acting,
  capability: 'organization.edit' | 'organization.read',
): Promise<RegisterFacts> {
  if (!can(actor, capability)) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const { name, siret, timeZone } = organization;
    const choices = await loadRetentionChoices(tx);
    return { organization: { name, siret }, choices, today: dayOfInstant(now().getTime(), timeZone) };
  });
}

/** Which tables each processing is made of: a table that is added to one of these lists is in the register. */
const marksOf: Readonly<Record<ProcessingName, Marks>> = {
  people: { ...peopleMarks, ...loginMarks, ...directoryMarks },
  leave: { ...requestMarks, ...counterMarks },
  payroll: payrollMarks,
  proof: { ...privacyMarks, ...retentionMarks },
};

/** V25: made of the marks, of the durations that hold, and of what the operator said. */
export function registerIn(language: Language, facts: RegisterFacts, operated: OperatorFacts): Register {
  const words = writtenIn(language).privacyRegister;
  const lines = retentionLines(facts.choices, language);
  return {
    organization: facts.organization,
    madeOn: facts.today,
    processings: processingNames.map((name) => ({
      ...words.processings[name],
      data: linesOf(marksOf[name], lines).map((line) =>
        words.kept(line.name, line.holds, line.unit === null ? null : durationText(line, language)),
      ),
      sensitive: isSensitive(marksOf[name]) ? words.sensitive : words.noneSensitive,
    })),
    processors: processorsIn(language, operated),
    transfers: words.transfers(operated.operator?.hostCountry ?? null),
    security: words.security,
  };
}

function linesOf(marks: Marks, lines: readonly RetentionLine[]): RetentionLine[] {
  const kept = new Set<string>(Object.values(marks).flatMap(({ keeps, partly = [] }) => [keeps, ...partly]));
  return lines.filter(({ kind }) => kept.has(kind));
}

function isSensitive(marks: Marks): boolean {
  return Object.values(marks).some(({ columns }) => Object.values(columns).some((one) => one.sensitive));
}

/** Nobody is named whom the operator did not name, or set up. */
function processorsIn(language: Language, { operator, takesCards }: OperatorFacts): string[] {
  const { processors } = writtenIn(language).privacyRegister;
  const payment = takesCards ? [processors.payment] : [];
  if (operator === null) return [processors.operatorUnknown, ...payment];
  const { companyName, address, host, hostAddress, hostCountry, mailProvider, subprocessors } = operator;
  return [
    processors.operator(companyName, address),
    processors.host(host, hostAddress, hostCountry ?? null),
    ...(mailProvider ? [processors.mail(mailProvider)] : []),
    ...payment,
    processors.others(subprocessors),
  ];
}
