/** Things of one organisation that a call may name. */
export interface Targets {
  readonly organizationId: string;
  readonly userId: string;
  readonly invitedId: string;
  readonly teamId: string;
  readonly sessionId: string;
  /** Requests of the person: one that waits, one that is approved, one whose cancellation is asked for. */
  readonly pendingId: string;
  readonly approvedId: string;
  readonly askedId: string;
  /** Several decisions of the first admin, on the request that waits. */
  readonly batchId: string;
  /** Someone who may decide on leave. */
  readonly leadId: string;
  /** Given by the first admin. */
  readonly delegationId: string;
  readonly importId: string;
  /** Of a payslip of the person, which differs from us. */
  readonly comparisonId: string;
  readonly noticeId: string;
  /** The person, once days for winter leave are proposed to them. */
  readonly proposedToId: string;
  /** Of the team. */
  readonly blackoutId: string;
  /** Of everyone. */
  readonly closingId: string;
  /** Made of a pay month. */
  readonly payFileId: string;
  readonly sendingId: string;
  /** A subscription of the person. */
  readonly feedId: string;
  /** A personal key of the person. */
  readonly keyId: string;
  /** A passkey of the person. */
  readonly passkeyId: string;
  /** Of the organisation, with something that was sent there. */
  readonly endpointId: string;
  readonly deliveryId: string;
  /** Connected to the organisation. */
  readonly directoryId: string;
  /** Named, not proven; described, not tested. */
  readonly loginDomainId: string;
  readonly connectionId: string;
  /** What the company connected, which is broken. */
  readonly outsideId: string;
  /** Someone whose departure is recorded for a day to come, and someone who has left. */
  readonly leaverId: string;
  readonly formerId: string;
  /** A type of the organisation's own. */
  readonly typeId: string;
  /** A category. */
  readonly groupId: string;
}

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Employee, team lead, manager, admin. */
export type ByRole = readonly [number, number, number, number];

export interface SessionRow {
  readonly parts: (targets: Targets) => CallParts;
  /** With things of one's own organisation. */
  readonly home: ByRole;
  /** An accountant, with the same things; refused everything that does not say otherwise. */
  readonly accountant?: number;
  /** With another organisation's things, if the call names any. */
  readonly foreign?: ByRole;
  /** The admin of another organisation, with our things. */
  readonly stranger: number;
}

export interface OpenRow {
  readonly parts: (targets: Targets) => CallParts;
  readonly anyone: number;
}

/** Those of some secrets that stand in an answer: one look for all of them, since there are hundreds of thousands. */
export function toldIn(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => text.includes(secret));
}
