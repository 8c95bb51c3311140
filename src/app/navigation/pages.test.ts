import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { PAGES } from './pages.ts';

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.index ? parent || '/' : entry.path ? `${parent}/${entry.path}` : parent;
    return [
      ...(entry.path || entry.index ? [path] : []),
      ...pathsOf(entry.children ?? [], entry.path ? path : parent),
    ];
  });
}

describe('pages that navigation points at', () => {
  it.each(Object.entries(PAGES))('%s says truly whether it exists', async (_name, page) => {
    const paths = pathsOf(await routes);
    expect(paths.includes(page.path)).toBe(page.exists);
  });
});
