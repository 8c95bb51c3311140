/** V9: what a journal of erasures can tell of. */
export const erasureKinds = ['person', 'organization'] as const;

export type ErasureKind = (typeof erasureKinds)[number];

/** Why an admin erases someone: a choice and no text, which could name them. */
export const chosenReasons = ['asked', 'unneeded', 'other'] as const;

/** V28: besides, a file that has had its time; nobody asks for that. */
export const erasureReasons = [...chosenReasons, 'age'] as const;

export type ChosenReason = (typeof chosenReasons)[number];

export type ErasureReason = (typeof erasureReasons)[number];

/** V28: so long before the erasure admins can read that it comes, and hold it. */
const DAYS_FROM_NOTICE_TO_ERASURE = 28;
const DAY_MS = 86_400_000;

/** What an admin asked for is due at once. */
export function isDueForErasure(
  { reason, askedAt }: { readonly reason: ErasureReason; readonly askedAt: Date },
  at: Date,
): boolean {
  const noticeMs = reason === 'age' ? DAYS_FROM_NOTICE_TO_ERASURE * DAY_MS : 0;
  return askedAt.getTime() + noticeMs <= at.getTime();
}

/** What someone was called by, here and wherever a copy of it was kept. */
export interface CalledBy {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly numbers: readonly string[];
}

/** A space, also as paper, JSON and addresses of pages write it. */
const gap = '(?:[\\s\\u00a0\\u202f,]|%20|\\+)+';

/** Shorter ones, and four digits, are also years and amounts: they go where they are kept as numbers of people alone. */
const isUnmistakable = (number: string): boolean => number.length >= (/^\d+$/.test(number) ? 5 : 4);

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/**
 * V7: a pattern of PostgreSQL for what someone is called, in whatever order and case. First names alone are words of
 * everybody's, and stay.
 */
export function callingPattern({ names, addresses, numbers }: CalledBy): string | null {
  const calls = [
    ...names.flatMap(inBothOrders),
    ...addresses.flatMap((address) => [quoted(address), quoted(encodeURIComponent(address))]),
    ...numbers.filter(isUnmistakable).map(quoted),
  ].filter((call) => call !== '');
  if (calls.length === 0) return null;
  // A server without a locale knows only the cases of plain letters.
  const cased = new Set(calls.flatMap((call) => [call, upper(call), lower(call)]));
  return `(?<![[:alnum:]])(?:${[...cased].join('|')})(?![[:alnum:]])`;
}

/** One word alone is looked for where it is all of a text: too many things are called by it. */
function inBothOrders(name: string): string[] {
  const words = name
    .split(/[\s\u00a0\u202f]+/)
    .filter(Boolean)
    .map(quotedInJson);
  const [first = '', ...rest] = words;
  if (rest.length === 0) return first === '' ? [] : [`(?<=")${first}(?=")`];
  return [words, [...rest, first]].map((order) => order.join(gap));
}

function quotedInJson(word: string): string {
  const inJson = JSON.stringify(word).slice(1, -1);
  return inJson === word ? quoted(word) : `(?:${quoted(word)}|${quoted(inJson)})`;
}

/** Of letters beyond ASCII alone: escapes of the pattern are ASCII. */
const upper = (text: string): string => text.replaceAll(/[^\0-\x7f]/g, (letter) => letter.toUpperCase());
const lower = (text: string): string => text.replaceAll(/[^\0-\x7f]/g, (letter) => letter.toLowerCase());

/** Whether a text says what someone is called: for files, which no database searches. */
export function saysWhoTheyAre({ names, addresses }: CalledBy, text: string): boolean {
  const plain = (given: string): string => given.toLowerCase().replaceAll(/[\s\u00a0\u202f]+/g, ' ');
  const said = plain(text);
  return [...names, ...addresses].some((call) => call.trim() !== '' && said.includes(plain(call)));
}

/** Four signs that nobody else of the organisation carries. */
export function freeCode(taken: ReadonlySet<string>, draw: () => number): string {
  for (;;) {
    const code = Math.floor(draw() * 0x1_0000)
      .toString(16)
      .toUpperCase()
      .padStart(4, '0');
    if (!taken.has(code)) return code;
  }
}
