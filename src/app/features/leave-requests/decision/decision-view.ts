import type { EveryLanguage } from '#domain/text/language.ts';
import type {
  ClosedMonths,
  Conflict,
  CoverageCheck,
  LeaveRequest,
  MoreConflicts,
  ShownBalanceChange,
  ShownProofDay,
  ShownRecredit,
  Warning,
} from '#web/leave/leave-request.ts';

export type Decision = 'approve' | 'reject';

/** What there is to decide, however one came to it. */
export type DecisionView = {
  /** Who decides and for which organisation, when the page has to say so itself. */
  approver: { name: string; organization: string } | null;
  /** Of the organisation, where no session knows it. */
  timeZone?: string;
  request: LeaveRequest;
  days: readonly ShownProofDay[];
  balance: ShownBalanceChange | null;
  recredit: ShownRecredit | null;
  conflicts: readonly Conflict[];
  moreConflicts: MoreConflicts;
  coverage: CoverageCheck;
  warnings: readonly Warning[];
  closedMonths: ClosedMonths;
  /** Where no session can ask for them. */
  types: readonly { id: string; name: EveryLanguage; color: string }[] | null;
  decidable: boolean;
};

/** The same page stands on two grounds: the token of a mail, or a session. */
export type DecisionSource = {
  view: DecisionView | undefined;
  loadError: unknown;
  retry: () => void;
  retrying: boolean;
  /** Why not; or, with an approval, why in spite of a period without leave. */
  decide: (reason: string) => void;
  deciding: boolean;
  decideError: unknown;
  /** Decided on this very page. */
  done: boolean;
};
