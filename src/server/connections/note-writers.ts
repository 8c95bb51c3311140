import type { OutsideProvider } from '#domain/connections/outside-connection.ts';
import { gmailReplies } from '#server/google/gmail-replies.ts';
import { outlookReplies } from '#server/microsoft/outlook-replies.ts';
import { slackStatus } from '#server/slack/slack-status.ts';
import type { NoteWriter } from './note-writer.ts';

/** Those that tell others that somebody is away. */
export const noteWriters: Readonly<Partial<Record<OutsideProvider, NoteWriter>>> = {
  'slack-status': slackStatus,
  google: gmailReplies,
  microsoft: outlookReplies,
};
