import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

type SamePageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { anchor: string };

/** Leads to a place on this page and keeps the query, which the router's own link would drop. */
export function SamePageLink({ anchor, children, ...rest }: SamePageLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ search: window.location.search, hash: anchor });
  };
  return (
    <a {...rest} href={`#${anchor}`} onClick={follow}>
      {children}
    </a>
  );
}
