import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';
import { formatTypedDay, type IsoDay, parseTypedDay } from './typed-date.ts';

type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  onUnreadable: (unreadable: boolean) => void;
};

/** A text box that understands days; what is typed stays as typed until the field is left. */
export function DayInput({ value, onChange, onUnreadable, className, ...input }: DayInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={classNames(controlClass, 'tabular-nums', className)}
      value={draft ?? (value ? formatTypedDay(value) : '')}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        onUnreadable(false);
        const day = parseTypedDay(text);
        if (day || text.trim() === '') onChange(day);
      }}
      onBlur={() => {
        if (draft === null) return;
        const readable = draft.trim() === '' || parseTypedDay(draft) !== null;
        onUnreadable(!readable);
        if (readable) setDraft(null);
      }}
    />
  );
}
