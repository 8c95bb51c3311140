import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, get, set, type UseFormReturn } from 'react-hook-form';
import { returnedInput, takeReturned, watchInput } from './kept-input.ts';

/** What the form started from names it: the team that was open, not another. Days pass while somebody is away. */
function nameOf(started: string): string {
  return `form ${started.replaceAll(/\d{4}-\d{2}-\d{2}/g, 'day')}`;
}

/** What a browser may keep of them: these fields stand as they did when the form was opened. */
export function withoutSecrets<Values extends FieldValues>(
  values: Values,
  started: Values,
  secrets: readonly FieldPath<Values>[],
): Values {
  const kept = structuredClone(values);
  for (const name of secrets) set(kept, name, get(started, name));
  return kept;
}

const none: readonly never[] = [];

/**
 * Whatever stood in a form when the session ran out stands in it again once the person is back. A browser keeps it
 * meanwhile: what opens something, such as a password, is a secret and is typed again.
 */
export function useReturnedValues<Values extends FieldValues, Checked extends FieldValues>(
  { getValues, reset }: UseFormReturn<Values, unknown, Checked>,
  secrets: readonly FieldPath<Values>[] = none,
) {
  const [started] = useState(() => JSON.stringify(getValues()));
  useEffect(() => {
    const name = nameOf(started);
    const returned = returnedInput(name, location.pathname);
    // Written by this very hook: the values of a form that started alike.
    if (returned !== undefined) reset(returned as Values, { keepDefaultValues: true });
    takeReturned(name);
    return watchInput(name, () => {
      const values = withoutSecrets(getValues(), JSON.parse(started), secrets);
      return JSON.stringify(values) === started ? undefined : values;
    });
  }, [started, getValues, reset, secrets]);
}
