import { Link } from 'react-router';
import { isAppPath } from '#contract/pages.ts';
import type { LinkProps } from '#ui/link.tsx';

/** Pages of the application are drawn here; everything else is a document, which the browser fetches. */
export function AppLink({ to, ...rest }: LinkProps) {
  const isOurs = !to.startsWith('/') || isAppPath(to.split(/[?#]/)[0] ?? to);
  return <Link {...rest} to={to} reloadDocument={!isOurs} />;
}
