import { PAGES } from '#app/navigation/pages.ts';

export function teamPath(id: string): string {
  return `${PAGES.teams.path}/${id}`;
}
