import Check from 'lucide-react/icons/check';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { TriggerLink } from '../late-trigger.tsx';
import { Link } from '../link.tsx';
import { overlayContainer } from '../overlay-container.ts';
import { HandedTrigger } from './handed-trigger.tsx';
import {
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLinkProps,
  MenuParts,
  type MenuToggleProps,
} from './menu-parts.ts';

const itemClass =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-plain outline-none select-none data-disabled:opacity-55 data-highlighted:bg-sunken';

const parts: MenuParts = { Item, ItemLink, Separator, Choice, Toggle };

type MenuPanelProps = {
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'bottom';
};

export function MenuPanel({ link, open, onOpenChange, children, align, side }: MenuPanelProps) {
  return (
    // Not modal: the page behind stays readable, to screen readers too.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <HandedTrigger link={link} />
      </Radix.Trigger>
      <Radix.Portal container={open ? overlayContainer() : undefined}>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-rise rounded-md border border-line bg-surface p-1 text-ink shadow-overlay"
        >
          <MenuParts value={parts}>{children}</MenuParts>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ icon, children, onSelect, disabled, danger }: MenuItemProps) {
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

function ItemLink({ to, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={itemClass}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-xs font-medium text-muted">{children}</Radix.Label>;
}

function Separator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

function Choice<Value extends string>({ label, value, options, onChange }: MenuChoiceProps<Value>) {
  return (
    <Radix.Group>
      <Label>{label}</Label>
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

function Toggle({ checked, onChange, children }: MenuToggleProps) {
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
