/** I13: what a person may have of them, and how long what is asked of a device stays open. */
export const mostPasskeys = 10;
export const longestPasskeyName = 60;
export const challengeMinutes = 5;

export function challengeEnd(now: number): number {
  return now + challengeMinutes * 60_000;
}

/** What it is called until somebody gives it a name: by its device, and a number where that is taken. */
export function firstPasskeyName(device: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const named = (number: number): string => {
    const suffix = number === 1 ? '' : ` ${number}`;
    return `${device.slice(0, longestPasskeyName - suffix.length).trim()}${suffix}`;
  };
  let number = 1;
  while (known.has(named(number).toLowerCase())) number += 1;
  return named(number);
}
