import { type ComponentType, type ContextType, useLayoutEffect } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;
type RouteModule = NonNullable<Framework['routeModules'][string]>;

declare global {
  interface Window {
    /** What the prerendered page says about itself, its routes and those of its modules that it has loaded. */
    __reactRouterContext: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'>;
    __reactRouterManifest: Framework['manifest'];
    __reactRouterRouteModules: Framework['routeModules'];
  }
}

const ROOT = 'root';

/** A module that is gone was replaced by a new version, which a fresh page fits again. */
async function loadModule(path: string): Promise<RouteModule> {
  try {
    return await import(/* @vite-ignore */ path);
  } catch {
    window.location.reload();
    return new Promise(() => {});
  }
}

function componentsOf(id: string, module: RouteModule) {
  const { default: Component, ErrorBoundary, HydrateFallback, Layout } = module;
  if (id !== ROOT || !Layout) return { Component, ErrorBoundary };
  const inLayout = (Part: ComponentType | undefined) =>
    Part && (
      <Layout>
        <Part />
      </Layout>
    );
  return {
    element: inLayout(Component),
    errorElement: inLayout(ErrorBoundary),
    hydrateFallbackElement: inLayout(HydrateFallback),
  };
}

function routesBelow(parentId: string | undefined, framework: Pick<Framework, 'manifest' | 'routeModules'>) {
  const { manifest, routeModules } = framework;
  return Object.values(manifest.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route): RouteObject => {
      if (!route) return {};
      const { id, path, index, module } = route;
      const loaded = routeModules[id];
      const parts = loaded
        ? componentsOf(id, loaded)
        : {
            lazy: async () => {
              const arrived = await loadModule(module);
              routeModules[id] = arrived;
              return componentsOf(id, arrived);
            },
          };
      return index ? { id, index, ...parts } : { id, path, ...parts, children: routesBelow(id, framework) };
    });
}

export function startSiteRouter(): SiteRouterProps {
  const framework: Framework = {
    ...window.__reactRouterContext,
    manifest: window.__reactRouterManifest,
    routeModules: window.__reactRouterRouteModules,
  };
  const router = createRouter({
    routes: routesBelow(undefined, framework),
    history: createBrowserHistory(),
    mapRouteProperties,
  });
  return { framework, router };
}

interface SiteRouterProps {
  readonly framework: Framework;
  readonly router: ReturnType<typeof createRouter>;
}

/**
 * The router over pages that were prerendered. React Router's own `HydratedRouter` does the same and also speaks
 * its protocol for data from a server, nine kilobytes that every visitor would fetch: no route of ours has a loader.
 * The fragments are those of the prerender, so that ids are counted alike.
 */
export function SiteRouter({ framework, router }: SiteRouterProps) {
  useLayoutEffect(() => {
    // Not earlier: the first pass has to show what the page already shows.
    router.initialize();
  }, [router]);
  return (
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </FrameworkContext>
      {/* biome-ignore lint/complexity/noUselessFragments: counts as a place among the ids */}
      <></>
    </>
  );
}
