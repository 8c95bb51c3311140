import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { formatTypedFigure, parseTypedFigure } from './typed-figure.ts';

type FigureFieldProps = FieldTexts & {
  /** NaN while what is typed is no figure. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** What the figure counts, after its box: « jours par an ». */
  unit?: string;
  placeholder?: string;
  disabled?: boolean;
  hideLabel?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

function same(a: number | null, b: number | null) {
  return Object.is(a, b);
}

/** A figure with decimals, written with a comma or a point; what is typed stays as typed. */
export function FigureField(props: FigureFieldProps) {
  const {
    value,
    onChange,
    unit,
    placeholder,
    disabled,
    hideLabel,
    className,
    ref,
    label,
    hint,
    error,
    optional,
  } = props;
  const { i18n } = useTranslation();
  const [draft, setDraft] = useState<{ text: string; value: number | null } | null>(null);
  const typed = draft && same(draft.value, value) ? draft.text : null;
  const written = value === null || Number.isNaN(value) ? '' : formatTypedFigure(value, i18n.language);
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(wiring) => (
        <div className="flex items-center gap-3">
          <input
            {...wiring}
            ref={ref}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
            aria-describedby={
              classNames(unit && `${wiring.id}-unit`, wiring['aria-describedby']) || undefined
            }
            value={typed ?? written}
            onChange={({ target }) => {
              const read = parseTypedFigure(target.value);
              setDraft({ text: target.value, value: read });
              onChange(read);
            }}
            className={classNames(controlClass, 'max-w-28 tabular-nums')}
          />
          {unit && <span id={`${wiring.id}-unit`}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
