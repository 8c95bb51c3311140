import { isBuiltIn, type LeaveType } from '#domain/leave-types/leave-type.ts';

/** Names of an organisation's own types that would say something of somebody's health or family. */
const privateWords =
  /malad|mala[ds]|sick|ill(?:ness)?\b|m[ée]dic|sant[ée]|health|hospi|h[ôo]pit|accident|matern|patern|grossess|pregnan|naissance|birth|enfant|child|d[ée]c[èe]s|deuil|bereav|death|handicap|disab|th[ée]rap|cure\b|aidant|carer|op[ée]ration|surg/i;

/**
 * N15: what leaves for the programs of others says no reason of health or family. Only leave that draws on paid leave or
 * RTT, or one of the plain types that everybody has, is called by its name; everything else is an absence.
 */
export function isToldOutside(type: LeaveType): boolean {
  if (type.confidential || type.absence !== null) return false;
  const isPlain = isBuiltIn(type.id) || type.counter === 'paid-leave' || type.counter === 'rtt';
  return isPlain && !Object.values(type.name).some((name) => privateWords.test(name));
}
