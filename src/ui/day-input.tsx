import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';
import { formatTypedDay, type IsoDay, parseTypedDay } from './typed-date.ts';

type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  onUnreadable: (unreadable: boolean) => void;
};

/**
 * A text box that understands days; what is typed stays as typed until the field is left, or until another day is
 * chosen elsewhere.
 */
export function DayInput({ value, onChange, onUnreadable, className, ...input }: DayInputProps) {
  const [draft, setDraft] = useState<{ text: string; day: IsoDay | null } | null>(null);
  const typed = draft?.day === value ? draft.text : null;
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={classNames(controlClass, 'tabular-nums', className)}
      value={typed ?? (value ? formatTypedDay(value) : '')}
      onChange={(event) => {
        const text = event.target.value;
        onUnreadable(false);
        const day = parseTypedDay(text);
        const understood = day !== null || text.trim() === '';
        setDraft({ text, day: understood ? day : value });
        if (understood) onChange(day);
      }}
      onBlur={() => {
        if (typed === null) return;
        const readable = typed.trim() === '' || parseTypedDay(typed) !== null;
        onUnreadable(!readable);
        if (readable) setDraft(null);
      }}
    />
  );
}
