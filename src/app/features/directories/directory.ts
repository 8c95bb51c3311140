import type { z } from 'zod';
import type { directoriesEndpoints } from '#contract/directories.ts';
import type { DirectoryEventKind } from '#domain/directories/directory-life.ts';
import type { BadgeTone } from '#ui/badge.tsx';

type Listed = z.infer<typeof directoriesEndpoints.list.response>;

export type ConnectedDirectory = Listed['directories'][number];
export type DirectoryLine = Listed['events'][number];

/** Just made: the one moment at which the token is known. */
export type ToldDirectory = z.infer<typeof directoriesEndpoints.create.response>;

export const eventTones: Readonly<Record<DirectoryEventKind, BadgeTone>> = {
  arrived: 'approved',
  returned: 'approved',
  changed: 'neutral',
  team: 'neutral',
  left: 'neutral',
  noticed: 'pending',
  refused: 'rejected',
};
