import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { appRoutes } from './app-routes.tsx';

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

it('draws every page that the list gives to the application, once, and what is unknown', () => {
  const listed = Object.values(PAGES)
    .filter(({ drawnBy }) => drawnBy === 'app')
    .map(({ path }) => path);
  expect(pathsOf(appRoutes).sort()).toEqual([...listed, '*'].sort());
});
