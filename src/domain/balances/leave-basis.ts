import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import type { PlacementInForce, RulesInForce } from '#domain/policies/rule-groups.ts';
import type { DependentChild } from './dependent-children.ts';
import type { LedgerEntry } from './ledger-entry.ts';

export interface SettingsInForce {
  readonly from: PlainDate;
  readonly settings: LeaveSettings;
}

export interface PatternInForce {
  readonly from: PlainDate;
  readonly weeks: readonly string[];
  readonly weeklyRest: number | null;
}

export interface Informed {
  readonly stopEnd: PlainDate;
  readonly informedOn: PlainDate;
}

/** What rights depend on besides the contract, and the last day of an earlier one. */
export interface PersonalRights {
  readonly birthDate: PlainDate | null;
  readonly children: readonly DependentChild[];
  readonly seniorityFrom: PlainDate | null;
  readonly closedUntil: PlainDate | null;
}

/** What the leave of one person is counted with, besides their own dates and requests. */
export interface LeaveBasis {
  /** Of the organisation, archived ones included. */
  readonly types: LeaveTypes;
  /** By day; of several applied for one day the latest. None until someone sets something. */
  readonly settings: readonly SettingsInForce[];
  /** Where the person belongs, by day. */
  readonly placements: readonly PlacementInForce[];
  /** Of the person and of the groups of the organisation, by day. */
  readonly rules: readonly RulesInForce[];
  readonly patterns: readonly PatternInForce[];
  /** First days of periods whose fractionnement days were given up. */
  readonly waivers: readonly PlainDate[];
  /** Openings and adjustments, with the lines that took one back. */
  readonly manual: readonly LedgerEntry[];
  /** When the person was told what is left, by the last day of each stop. */
  readonly informed: readonly Informed[];
  readonly rights: PersonalRights;
}
