import { createContext, type ReactNode } from 'react';

export type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
};

export type MenuLinkProps = { to: string; icon?: ReactNode; children: ReactNode };

export type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

export type MenuToggleProps = { checked: boolean; onChange: () => void; children: ReactNode };

/** What a menu consists of. Pages name the parts; the open menu, which came with them, draws them. */
export interface MenuParts {
  readonly Item: (props: MenuItemProps) => ReactNode;
  readonly ItemLink: (props: MenuLinkProps) => ReactNode;
  readonly Separator: () => ReactNode;
  readonly Choice: <Value extends string>(props: MenuChoiceProps<Value>) => ReactNode;
  readonly Toggle: (props: MenuToggleProps) => ReactNode;
}

export const MenuParts = createContext<MenuParts | null>(null);
