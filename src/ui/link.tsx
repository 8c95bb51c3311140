import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** For a router that draws the next page itself; a browser that fetches it has no use for either. */
  replace?: boolean;
  state?: unknown;
};

function PlainLink({ to, replace: _replace, state: _state, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** What a link is made of: the browser's own, unless whoever draws the page has a router. */
export const LinkKind = createContext<ComponentType<LinkProps>>(PlainLink);

export function Link(props: LinkProps) {
  const Kind = useContext(LinkKind);
  return <Kind {...props} />;
}
