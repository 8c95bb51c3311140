/** What the legal pages say of whoever runs this instance, and nobody else can know. */
export const operatorFields = [
  'companyName',
  'legalForm',
  'capital',
  'registration',
  'vatNumber',
  'address',
  'publisher',
  'contactEmail',
  'privacyEmail',
  'host',
  'hostAddress',
  'subprocessors',
  'courts',
] as const;

/**
 * What the data-processing agreement needs besides. A server starts without them, so that nobody's service stops at an
 * update; in production the agreement is not shown until they are there.
 */
export const agreementFields = ['hostCountry', 'mailProvider', 'backupRetention'] as const;

export type AgreementField = (typeof agreementFields)[number];
export type OperatorField = (typeof operatorFields)[number] | AgreementField;

export type Operator = Readonly<Record<(typeof operatorFields)[number], string>> &
  Readonly<Partial<Record<AgreementField, string>>>;

/**
 * Parts of the built documents that only a running server can finish: values of the operator, examples that stand in
 * for what is real, and what is said where there are none.
 */
export const UNFINISHED = {
  value: 'operator-value',
  sample: 'sample-part',
  instead: 'sample-absent',
  /** The agreement, what stands in its place while values are missing, and the name of each that is. */
  agreement: 'agreement-part',
  withheld: 'agreement-absent',
  missing: 'agreement-missing',
} as const;
