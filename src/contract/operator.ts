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

export type OperatorField = (typeof operatorFields)[number];

export type Operator = Readonly<Record<OperatorField, string>>;

/**
 * Parts of the built documents that only a running server can finish: values of the operator, examples that stand in
 * for what is real, and what is said where there are none.
 */
export const UNFINISHED = {
  value: 'operator-value',
  sample: 'sample-part',
  instead: 'sample-absent',
} as const;
