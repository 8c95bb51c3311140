import type { AssistantTool } from '#domain/assistants/assistant-tools.ts';

/** What an assistant is told: the tools it has, and what came of using one. Its person reads some of it as it is. */
export interface AssistantWords {
  readonly name: string;
  /** How to behave here, for the assistant itself. */
  readonly instructions: (today: string) => string;
  readonly tools: Readonly<Record<AssistantTool, { readonly title: string; readonly description: string }>>;
  readonly arguments: {
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly type: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly startHalf: string;
    readonly endHalf: string;
    readonly note: string;
    readonly requestId: string;
    readonly decision: string;
    readonly reason: string;
    readonly confirmation: string;
  };
  /** « Congés payés : 12,5 jours disponibles (3 jours réservés) » */
  readonly counter: (
    label: string,
    available: string,
    reserved: string | null,
    expires: string | null,
  ) => string;
  readonly nobodyAway: (days: string) => string;
  readonly away: (name: string, type: string, period: string) => string;
  /** The list goes on beyond what is told. */
  readonly more: string;
  readonly counted: (type: string, period: string, counted: string, calendar: string) => string;
  readonly returns: (day: string) => string;
  readonly balance: (label: string, before: string, after: string) => string;
  readonly colleaguesAway: (names: string) => string;
  readonly overlaps: (period: string) => string;
  readonly beyondBalance: (label: string) => string;
  readonly nothingWaits: string;
  readonly waits: (name: string, type: string, period: string, counted: string, id: string) => string;
  readonly waitsForCancellation: (name: string, type: string, period: string, id: string) => string;
  readonly notYours: string;
  /** What a second call would do, said before it. */
  readonly wouldFile: (request: string) => string;
  readonly wouldDecide: Readonly<
    Record<'approve' | 'refuse' | 'cancel' | 'keep', (request: string) => string>
  >;
  readonly request: (name: string, type: string, period: string, counted: string) => string;
  readonly confirm: (minutes: number) => string;
  readonly wouldBeRefused: string;
  /** The token of a preview is good no more: of another, used, too old, or facts have changed. */
  readonly previewAnew: Readonly<Record<'changed' | 'unknown', string>>;
  readonly done: Readonly<
    Record<'filed' | 'granted' | 'approved' | 'refused' | 'cancelled' | 'kept', (request: string) => string>
  >;
}
