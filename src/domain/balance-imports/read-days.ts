import { type Fraction, fraction } from '#domain/amounts/fraction.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { type Reading, saysNothing } from './reading.ts';

const UNIT = /(j|jr|jrs|jours?|d|days?)( ?\.?)(ouvres?|ouvrables?)?$/;
const MOST_DECIMALS = 6;

/**
 * « 12,5 », « 1 234,50 », « 12.5 j », « −3 », « (3,00) », « 2- »: a number of days as French and English programs
 * write it, whatever spaces stand in it.
 */
export function readDays(text: string): Reading<Fraction> {
  const word = plainWord(text);
  if (saysNothing(word)) return 'empty';
  const bare = word.replace(UNIT, '').replace(/\s/g, '').replace(/[−–]/g, '-');
  const inParentheses = /^\((.+)\)$/.exec(bare);
  const [, before = '', digits = '', after = ''] =
    /^([+-]?)([\d.,]+)(-?)$/.exec(inParentheses?.[1] ?? bare) ?? [];
  const written = decimalOf(digits);
  if (written === null) return 'unreadable';
  const isNegative = before === '-' || after === '-' || inParentheses !== null;
  const days = asMeant(written);
  return isNegative ? fraction(-days.n, days.d) : days;
}

interface Decimal {
  /** The number without its decimal mark. */
  readonly digits: number;
  readonly decimals: number;
}

/** With both marks the last one is the decimal mark; one mark alone is, unless it stands several times. */
function decimalOf(text: string): Decimal | null {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const mark = text[last] ?? '';
  const repeated = mark !== '' && text.indexOf(mark) !== last;
  const whole = last < 0 || repeated ? text : text.slice(0, last);
  const rest = last < 0 || repeated ? '' : text.slice(last + 1);
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)?$/.test(whole) || !/^\d*$/.test(rest) || whole + rest === '') return null;
  const plainWhole = whole.replace(/[.,]/g, '');
  if (plainWhole.length > 6) return { digits: Number.MAX_SAFE_INTEGER, decimals: 0 };
  const kept = rest.slice(0, MOST_DECIMALS);
  const roundsUp = Number(rest[MOST_DECIMALS] ?? 0) >= 5 ? 1 : 0;
  return { digits: Number(`${plainWhole}${kept}`) + roundsUp, decimals: kept.length };
}

/**
 * Rights grow by twelfths, and programs print two decimals of them: 4,17 is the fourth of 25 twelfths, not a
 * hundredth more than 4,16, which the rounding of the whole period would turn into a day.
 */
function asMeant({ digits, decimals }: Decimal): Fraction {
  const scale = 10 ** decimals;
  if (decimals < 2) return fraction(digits, scale);
  const twelfths = Math.round((digits * 12) / scale);
  const isPrintedTwelfth = Math.abs(digits * 12 - twelfths * scale) <= 6;
  return isPrintedTwelfth ? fraction(twelfths, 12) : fraction(digits, scale);
}
