import type { ReactNode } from 'react';
import { NotFoundPage } from '#site/not-found-page.tsx';
import { isLoopbackHost } from './loopback.ts';

/** Anywhere but on the machine itself, a developer's page does not exist; the server answers 404 as well. */
export function LocalOnly({ children }: { children: ReactNode }) {
  return isLoopbackHost(window.location.hostname) ? children : <NotFoundPage />;
}
