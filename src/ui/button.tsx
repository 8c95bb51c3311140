import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

const variants = {
  primary: 'bg-sea-solid text-on-sea hover:bg-sea-solid-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-coral-solid text-on-coral hover:bg-coral-solid-hover',
  dangerQuiet: 'text-coral hover:bg-coral-soft',
} as const;

const sizes = {
  sm: 'min-h-11 px-3 sm:pointer-fine:min-h-9 text-sm gap-1.5',
  md: 'min-h-11 px-4 text-plain gap-2',
  lg: 'min-h-12 px-5 text-base gap-2',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook, className?: string) {
  return classNames(
    'inline-flex items-center justify-center rounded-md py-1.5 text-center font-medium no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  ButtonLook & {
    type?: 'button' | 'submit' | 'reset';
    /** While set, the button says this instead of its label and ignores presses, but keeps the focus. */
    busyLabel?: string | false;
  };

export function Button({
  variant,
  size,
  icon,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const busy = Boolean(busyLabel);
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {busy ? busyLabel : children}
    </button>
  );
}

/** A place to go, dressed as a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
