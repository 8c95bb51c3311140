import {
  type CarryOverSetting,
  completedRtt,
  type LeaveSettings,
  type RttSetting,
} from './leave-settings.ts';

/** Some settings, as somebody names them: what is missing or undefined is not spoken of. */
export type NamedSettings = {
  readonly [Name in Exclude<keyof LeaveSettings, 'carryOver' | 'rtt'>]?: LeaveSettings[Name] | undefined;
} & {
  readonly carryOver?: Named<CarryOverSetting> | undefined;
  readonly rtt?: Named<RttSetting> | null | undefined;
};

type Named<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Settings as they would be. */
export interface AmendedSettings {
  readonly settings: LeaveSettings;
  /** Whether a counter is to begin and nobody says how many days it gets: without them, RTT stays as it was. */
  readonly lacksRttDays: boolean;
}

/** P4: what is not named stays as it was. */
export function amendedSettings(before: LeaveSettings, named: NamedSettings): AmendedSettings {
  const rtt = amendedRtt(before.rtt, named.rtt);
  const carryOver = { ...before.carryOver, ...spoken(named.carryOver) };
  return {
    settings: { ...before, ...spoken(named), carryOver, rtt: rtt === undefined ? before.rtt : rtt },
    lacksRttDays: rtt === undefined,
  };
}

function amendedRtt(before: RttSetting | null, named: NamedSettings['rtt']): RttSetting | null | undefined {
  if (named === undefined) return before;
  if (named === null) return null;
  const daysPerYear = named.daysPerYear ?? before?.daysPerYear;
  if (daysPerYear === undefined) return undefined;
  return completedRtt({ ...before, ...spoken(named), daysPerYear });
}

function spoken<Fields extends object>(named: Fields | undefined): Spoken<Fields> {
  return Object.fromEntries(
    Object.entries(named ?? {}).filter(([, value]) => value !== undefined),
  ) as Spoken<Fields>;
}

type Spoken<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
