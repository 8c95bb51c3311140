import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { returnedInput, takeReturned, watchInput } from './kept-input.ts';

/** What the form started from names it: the team that was open, not another. Days pass while somebody is away. */
function nameOf(started: string): string {
  return `form ${started.replaceAll(/\d{4}-\d{2}-\d{2}/g, 'day')}`;
}

/** Whatever stood in a form when the session ran out stands in it again once the person is back. */
export function useReturnedValues<Values extends FieldValues, Checked extends FieldValues>({
  getValues,
  reset,
}: UseFormReturn<Values, unknown, Checked>) {
  const [started] = useState(() => JSON.stringify(getValues()));
  useEffect(() => {
    const name = nameOf(started);
    const returned = returnedInput(name, location.pathname);
    // Written by this very hook: the values of a form that started alike.
    if (returned !== undefined) reset(returned as Values, { keepDefaultValues: true });
    takeReturned(name);
    return watchInput(name, () => {
      const values = getValues();
      return JSON.stringify(values) === started ? undefined : values;
    });
  }, [started, getValues, reset]);
}
