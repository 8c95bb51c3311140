import { PAGES } from '#web/navigation/pages.ts';

export function teamPath(id: string): string {
  return `${PAGES.teams.path}/${id}`;
}
