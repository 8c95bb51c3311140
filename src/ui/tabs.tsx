import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

// The line below is a shadow: tabs that hung over a border would make the strip scroll both ways.
const listClass = 'flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)]';
const tabClass =
  'inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-1.5 text-sm text-muted sm:px-3 sm:text-plain hover:text-ink focus-visible:-outline-offset-2';

type Tab = { value: string; label: string; content: ReactNode };

/** Tabs that change a part of the page. */
export function Tabs({
  label,
  tabs,
  defaultValue,
}: {
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
}) {
  return (
    <Radix.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <Radix.List aria-label={label} className={listClass}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={`${tabClass} data-[state=active]:border-sea data-[state=active]:font-medium data-[state=active]:text-ink`}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Tabs that are pages: each has its address, so they are links and say which one is current. */
type LinkTab = {
  to: string;
  label: string;
  /** Whether pages below its address are its own as well. */
  within?: boolean;
};

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={listClass}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={!tab.within}
          className={`${tabClass} aria-[current=page]:border-sea aria-[current=page]:font-medium aria-[current=page]:text-ink`}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
