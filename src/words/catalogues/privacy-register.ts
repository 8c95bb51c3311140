/** What the register of an organisation is made of. */
export const processingNames = ['people', 'leave', 'payroll', 'proof'] as const;

export type ProcessingName = (typeof processingNames)[number];

interface ProcessingWords {
  readonly title: string;
  readonly purposes: string;
  readonly basis: string;
  readonly people: string;
  readonly recipients: string;
}

/** The register of article 30 and the sheet that employees are given. */
export interface PrivacyRegisterWords {
  readonly title: string;
  readonly lead: string;
  readonly controller: string;
  readonly siret: (number: string) => string;
  /** What only the organisation can say. */
  readonly toFillIn: string;
  readonly labels: {
    readonly purposes: string;
    readonly basis: string;
    readonly people: string;
    readonly data: string;
    readonly sensitive: string;
    readonly recipients: string;
    readonly processors: string;
    readonly transfers: string;
    readonly security: string;
  };
  readonly processings: Readonly<Record<ProcessingName, ProcessingWords>>;
  readonly sensitive: string;
  readonly noneSensitive: string;
  readonly kept: (name: string, holds: string, span: string | null) => string;
  readonly processors: {
    readonly operator: (name: string, address: string) => string;
    readonly operatorUnknown: string;
    readonly host: (name: string, address: string, country: string | null) => string;
    readonly mail: (name: string) => string;
    readonly payment: string;
    readonly others: (list: string) => string;
  };
  readonly transfers: (country: string | null) => string;
  readonly security: readonly string[];
  readonly sheet: {
    readonly title: string;
    readonly lead: (organization: string) => string;
    readonly sections: readonly { readonly title: string; readonly text: string }[];
    readonly kept: string;
    readonly rights: { readonly title: string; readonly text: (organization: string) => string };
  };
}
