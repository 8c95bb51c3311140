import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> & {
  /** Its name for everyone: read aloud, and shown on hover or focus. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

const squares = {
  sm: 'size-11 px-0! sm:pointer-fine:size-9',
  md: 'size-11 px-0!',
  lg: 'size-12 px-0!',
} as const;

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={buttonClass({ variant, size }, `${squares[size]} ${className ?? ''}`)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
