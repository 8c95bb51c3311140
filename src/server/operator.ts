import { readFileSync } from 'node:fs';
import { agreementFields, type Operator, operatorFields } from '#contract/operator.ts';

const longest = 500;

const known: readonly string[] = [...operatorFields, ...agreementFields];

/** Reads the operator's file. What is wrong with it is added to the problems; null where it cannot be used. */
export function readOperator(path: string, required: boolean, problems: string[]): Operator | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    if (required)
      problems.push(`${path} is missing: it says who runs this site (${operatorFields.join(', ')})`);
    return null;
  }
  const given = asObject(text);
  if (given === null) {
    problems.push(`${path} is not a JSON object`);
    return null;
  }
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const unfit = known.filter(
    (name) => !isFilled(given[name]) && (isRequired(name) || given[name] !== undefined),
  );
  if (unknown.length > 0) problems.push(`${path} holds what nobody reads: ${unknown.join(', ')}`);
  if (unfit.length > 0) {
    problems.push(`${path} lacks ${unfit.join(', ')}: each is a text of at most ${longest} characters`);
  }
  return unknown.length + unfit.length > 0 ? null : (given as Operator);
}

function isRequired(name: string): boolean {
  return operatorFields.some((field) => field === name);
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
