import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { overlayContainer } from './overlay-container.ts';

const itemClass =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-plain outline-none select-none data-disabled:opacity-55 data-highlighted:bg-sunken';

type DropdownMenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

export function DropdownMenu({ trigger, children, align = 'end', side = 'bottom' }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    // Not modal: the page behind stays readable, to screen readers too.
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={open ? overlayContainer() : undefined}>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-rise rounded-md border border-line bg-surface p-1 text-ink shadow-overlay"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
};

export function MenuItem({ icon, children, onSelect, disabled, danger }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(itemClass, danger && 'text-coral')}
    >
      {icon}
      {children}
    </Radix.Item>
  );
}

export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={itemClass}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-xs font-medium text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Radix.Group>
      <MenuLabel>{label}</MenuLabel>
      <Radix.RadioGroup value={value}>
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            onSelect={() => onChange(option.value)}
            className={classNames(itemClass, 'justify-between')}
          >
            {option.label}
            <Radix.ItemIndicator>
              <Check className="size-4 text-sea" aria-hidden="true" />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </Radix.Group>
  );
}

type MenuToggleProps = { checked: boolean; onChange: () => void; children: ReactNode };

/** One of several that hold at once: choosing it leaves the menu open. */
export function MenuToggle({ checked, onChange, children }: MenuToggleProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onSelect={(event) => {
        event.preventDefault();
        onChange();
      }}
      className={classNames(itemClass, 'justify-between')}
    >
      {children}
      <Radix.ItemIndicator>
        <Check className="size-4 text-sea" aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
