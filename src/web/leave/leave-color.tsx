import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';

/** The colours that every account starts with have a tone of their own in light and in dark. */
const looks: Readonly<Record<string, { readonly dot: string; readonly tone: BadgeTone }>> = {
  [BUILT_IN_TYPES.vacation.color]: { dot: 'bg-vacation', tone: 'sea' },
  [BUILT_IN_TYPES.sick.color]: { dot: 'bg-sick', tone: 'rose' },
  [BUILT_IN_TYPES.personal.color]: { dot: 'bg-personal', tone: 'violet' },
  [BUILT_IN_TYPES.other.color]: { dot: 'bg-other', tone: 'amber' },
};

/** Any other colour is lightened where the page is dark. */
function ink(color: string): string {
  return `light-dark(${color}, color-mix(in oklab, ${color}, white 40%))`;
}

/** The tone of a badge in the colour of a type; undefined where the theme has none. */
export function colorTone(color: string): BadgeTone | undefined {
  return looks[color]?.tone;
}

/** The colour of a type as CSS has it, for drawings. */
export function colorInk(color: string | null): string {
  const token = color === null ? 'absent' : looks[color]?.dot.slice('bg-'.length);
  return token ? `var(--${token})` : ink(color ?? '');
}

/** The colour of a type as a class where the theme has one, else as a style; null is nobody's. */
export function colorFill(color: string | null) {
  const className = color === null ? 'bg-absent' : looks[color]?.dot;
  const style = className || color === null ? undefined : { backgroundColor: ink(color) };
  return { className, style };
}

/** A colour that stands beside a name or another text, never alone; null is nobody's. */
export function ColorDot({ color, className }: { color: string | null; className?: string }) {
  const fill = colorFill(color);
  return (
    <span
      aria-hidden="true"
      style={fill.style}
      className={classNames('inline-block size-2.5 shrink-0 rounded-full', fill.className, className)}
    />
  );
}
