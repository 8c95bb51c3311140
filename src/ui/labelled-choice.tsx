import { SegmentedControl } from './segmented-control.tsx';

type LabelledChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: string;
};

/** A segmented control whose name is also seen; screen readers have it from the control itself. */
export function LabelledChoice<Value extends string>({ hint, ...choice }: LabelledChoiceProps<Value>) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="text-sm font-medium" aria-hidden="true">
        {choice.label}
      </p>
      <SegmentedControl {...choice} />
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}
