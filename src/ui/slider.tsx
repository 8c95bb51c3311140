import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';

type SliderProps = {
  label: string;
  /** What the current value means, in words: shown beside the label and read aloud. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

export function Slider({ label, valueText, value, min, max, step = 1, onChange, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        <span className="text-sm text-muted tabular-nums">{valueText}</span>
      </div>
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-6 touch-none items-center data-disabled:opacity-55"
      >
        <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
          <Radix.Range className="absolute h-full rounded-full bg-sea-solid" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText}
          className="relative block size-6 rounded-full border-2 border-sea-solid bg-surface after:absolute after:-inset-2.5"
        />
      </Radix.Root>
    </div>
  );
}
