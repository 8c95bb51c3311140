import Check from 'lucide-react/icons/check';
import { useId } from 'react';

type SwatchChoiceProps<Color extends string> = {
  label: string;
  /** Each colour with its name: colour alone tells nothing to many. */
  colors: readonly { color: Color; name: string }[];
  value: string;
  onChange: (color: Color) => void;
};

/** Native radio buttons dressed as swatches: arrow keys choose, and each colour has a name. */
export function SwatchChoice<Color extends string>(props: SwatchChoiceProps<Color>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{props.label}</legend>
      <div className="flex flex-wrap gap-3">
        {props.colors.map(({ color, name }) => (
          <label
            key={color}
            title={name}
            style={{ backgroundColor: color }}
            className="relative grid size-11 place-items-center rounded-full has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={color}
              checked={color === props.value}
              onChange={() => props.onChange(color)}
              className="peer absolute inset-0 opacity-0"
            />
            {/* Its own background keeps the mark readable on dark and on light colours. */}
            <span className="hidden size-6 place-items-center rounded-full bg-[#ffffffe6] text-[#10151a] peer-checked:grid">
              <Check className="size-4" strokeWidth={3} aria-hidden="true" />
            </span>
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
