import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons alone; the labels stay for screen readers. */
  iconsOnly?: boolean;
  /** Shows icons alone where its place, the `@container` around it, is narrower. */
  wordsFrom?: '5xl';
  /** Takes all the width there is on a phone, where long labels wrap. */
  fillsPhone?: boolean;
  /** What it chooses, for a document whose own script answers it. */
  preference?: string;
};

/** Native radio buttons side by side: arrow keys and announcements come with them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      data-preference={props.preference}
      className={classNames(
        'rounded-md border border-line bg-sunken p-0.5',
        props.fillsPhone ? 'flex w-full flex-wrap sm:inline-flex sm:w-auto sm:self-start' : 'inline-flex',
      )}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          title={props.iconsOnly || props.wordsFrom ? option.label : undefined}
          className={classNames(
            'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-2 text-sm text-muted sm:pointer-fine:min-h-8 sm:pointer-fine:min-w-8',
            'hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            props.fillsPhone && 'flex-auto text-center',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="absolute inset-0 opacity-0"
          />
          {option.icon}
          <span className={props.iconsOnly ? 'sr-only' : props.wordsFrom && '@max-5xl:sr-only'}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
