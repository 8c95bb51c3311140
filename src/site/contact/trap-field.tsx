import type { ComponentProps } from 'react';

/** Out of sight and out of the order of fields: a person leaves it empty, a program that fills in everything does not. */
export function TrapField(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        Site web
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
