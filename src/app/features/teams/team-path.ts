import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';

export function teamPath(id: string): string {
  return pathOf(PAGES.team, { id });
}
