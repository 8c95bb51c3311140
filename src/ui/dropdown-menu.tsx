import { type KeyboardEvent, type PointerEvent, type ReactNode, useContext, useState } from 'react';
import { latePart, useLatePart } from './late-part.ts';
import { useLateTrigger } from './late-trigger.tsx';
import {
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLinkProps,
  MenuParts,
  type MenuToggleProps,
} from './panels/menu-parts.ts';

const panel = latePart(async () => (await import('./panels/menu-panel.tsx')).MenuPanel);

const opening = ['Enter', ' ', 'ArrowDown'];

type DropdownMenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

export function DropdownMenu({ trigger, children, align = 'end', side = 'bottom' }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const Panel = useLatePart(panel, near);
  const come = () => setNear(true);
  const press = () => {
    setNear(true);
    setOpen(true);
  };
  const { shown, link } = useLateTrigger(trigger, {
    attributes: { 'aria-haspopup': 'menu', 'aria-expanded': open },
    // As the menu itself will have it: the button down, or a key.
    listeners: {
      onPointerEnter: come,
      onFocus: come,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || event.ctrlKey) return;
        // The focus is for the menu: on the control it would close what has just opened.
        event.preventDefault();
        press();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!opening.includes(event.key)) return;
        event.preventDefault();
        press();
      },
    },
  });
  return (
    <>
      {shown}
      {Panel && (
        <Panel link={link} open={open} onOpenChange={setOpen} align={align} side={side}>
          {children}
        </Panel>
      )}
    </>
  );
}

export function MenuItem(props: MenuItemProps) {
  const parts = useContext(MenuParts);
  return parts && <parts.Item {...props} />;
}

export function MenuLink(props: MenuLinkProps) {
  const parts = useContext(MenuParts);
  return parts && <parts.ItemLink {...props} />;
}

export function MenuSeparator() {
  const parts = useContext(MenuParts);
  return parts && <parts.Separator />;
}

export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const parts = useContext(MenuParts);
  return parts && <parts.Choice {...props} />;
}

/** One of several that hold at once: choosing it leaves the menu open. */
export function MenuToggle(props: MenuToggleProps) {
  const parts = useContext(MenuParts);
  return parts && <parts.Toggle {...props} />;
}
