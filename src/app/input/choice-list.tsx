import { useId, useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { matches } from './matches.ts';

type ChoiceListProps = {
  label: string;
  /** Undefined until they are known. */
  items: readonly { id: string; name: string }[] | undefined;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  texts: {
    /** How many are chosen, in words. */
    chosen: string;
    search: string;
    noMatch: string;
    /** While they are not known. */
    missing: string;
  };
  error?: string;
};

/** Few enough to be seen without looking for one. */
const FEW = 8;

/** Several of many: a list that scrolls, with a search above it once it is long; what is chosen stays chosen. */
export function ChoiceList({ label, items, chosen, onChange, texts, error }: ChoiceListProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const shown = (items ?? []).filter(({ name }) => matches(search, name));
  const toggle = (one: string, wanted: boolean) =>
    onChange(wanted ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-sm font-medium">
        {label}
        <span aria-live="polite" className="font-normal text-muted">
          {texts.chosen}
        </span>
      </legend>
      {items === undefined && <p className="text-sm text-muted">{texts.missing}</p>}
      {items !== undefined && items.length > FEW && (
        <TextField
          label={texts.search}
          hideLabel
          type="search"
          autoComplete="off"
          placeholder={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter would submit the whole form while one is only looking for a name.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {items !== undefined && (
        <ul className="max-h-60 overflow-y-auto rounded-md border border-line py-1">
          {shown.map((item) => (
            <li key={item.id}>
              <label
                htmlFor={`${id}-${item.id}`}
                className="flex min-h-11 items-center gap-3 px-3 hover:bg-sunken has-focus-visible:bg-sunken"
              >
                <input
                  id={`${id}-${item.id}`}
                  type="checkbox"
                  checked={chosen.includes(item.id)}
                  onChange={({ target }) => toggle(item.id, target.checked)}
                  className="size-5 shrink-0 accent-sea-solid"
                />
                <span className="min-w-0 truncate py-1">{item.name}</span>
              </label>
            </li>
          ))}
          {shown.length === 0 && <li className="px-3 py-4 text-center text-muted">{texts.noMatch}</li>}
        </ul>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
