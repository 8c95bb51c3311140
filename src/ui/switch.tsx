import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

type SwitchProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** For a setting that takes effect at once; a choice that waits for a submit is a checkbox. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-150 after:absolute after:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-sea-solid data-[state=checked]:bg-sea-solid"
      >
        <Radix.Thumb className="block size-4 translate-x-1 rounded-full bg-line-strong transition-transform duration-150 data-[state=checked]:translate-x-[1.375rem] data-[state=checked]:bg-on-sea" />
      </Radix.Root>
    </div>
  );
}
