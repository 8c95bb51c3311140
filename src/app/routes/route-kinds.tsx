import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { LostPage } from '#app/document/lost-page.tsx';
import { PageBoundary } from '#app/frame/boundaries.tsx';
import { LocalOnly } from '#app/frame/local-tools/local-only.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';
import { type PageProps, withSession } from '#app/frame/session/with-session.tsx';
import type { Capability } from '#domain/access/can.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A page that anybody may open. */
export const open = ({ path }: { path: string }, load: Load<object>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** A page behind the door: it is told who looks, and the id that its address names. */
export const page = ({ path }: { path: string }, load: Load<PageProps>): RouteObject => ({
  path,
  lazy: async () => ({ Component: withSession(await load()) }),
});

export const only = (capability: Capability, children: RouteObject[], otherwise?: string): RouteObject => ({
  element: <OnlyFor capability={capability} otherwise={otherwise} />,
  children,
});

function PageInFrame() {
  return (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  );
}

/** Pages within a frame: one that breaks, or that cannot be fetched, leaves the frame with all that leads on. */
export const withinFrame = (children: RouteObject[]): RouteObject => ({
  Component: PageInFrame,
  ErrorBoundary: LostPage,
  children,
});

export const onThisMachine = (children: RouteObject[]): RouteObject => ({ element: <LocalOnly />, children });
