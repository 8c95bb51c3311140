import { Outlet } from 'react-router';
import { UnknownPage } from '#app/document/unknown-page.tsx';
import { isLoopbackHost } from './loopback.ts';

/** Anywhere but on the machine itself, a developer's page does not exist; the server answers 404 as well. */
export function LocalOnly() {
  return isLoopbackHost(window.location.hostname) ? <Outlet /> : <UnknownPage />;
}
