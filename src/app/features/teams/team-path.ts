import { PAGES } from '#contract/pages.ts';

export function teamPath(id: string): string {
  return `${PAGES.teams.path}/${id}`;
}
