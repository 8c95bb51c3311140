import { z } from 'zod';
import type { NoteWriter } from '#server/connections/note-writer.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import { htmlOfText, mildly, textOfHtml } from '#server/connections/reply-text.ts';
import type { Services } from '#server/services.ts';
import { callGraph } from './graph-call.ts';

const message = z.string().nullish();
const savedSchema = z.object({ internalReplyMessage: message, externalReplyMessage: message });
const settingSchema = savedSchema.extend({
  status: z.enum(['disabled', 'alwaysEnabled', 'scheduled']),
  scheduledEndDateTime: z.object({ dateTime: z.string(), timeZone: z.string() }).nullish(),
});
type Setting = z.output<typeof settingSchema>;

/** A range has to lie ahead. */
const spareMs = 60_000;

/** Both texts are ours, or it is the person's. */
function textOf({ internalReplyMessage, externalReplyMessage }: z.output<typeof savedSchema>): string | null {
  const [inside, outside] = [internalReplyMessage, externalReplyMessage].map((one) => textOfHtml(one ?? ''));
  return (inside === outside ? inside : [inside, outside].join('\n').trim()) || null;
}

function endOf({ status, scheduledEndDateTime }: Setting): number | null {
  if (status !== 'scheduled' || scheduledEndDateTime?.timeZone !== 'UTC') return null;
  return Date.parse(`${scheduledEndDateTime.dateTime.slice(0, 19)}Z`);
}

const clockOf = (instant: number) => ({
  dateTime: new Date(instant).toISOString().slice(0, 19),
  timeZone: 'UTC',
});

async function patchSetting(
  services: Services,
  access: OpenAccess,
  automaticRepliesSetting: object,
): Promise<void> {
  const { status } = await mildly(
    callGraph(services, access, {
      method: 'PATCH',
      path: '/me/mailboxSettings',
      body: { automaticRepliesSetting },
    }),
  );
  if (status !== 200) throw new OutsideFailure('refused', `replies_patch_${status}`);
}

/** N39: Outlook's automatic replies. Whom outside they answer is as the person chose there. */
export const outlookReplies: NoteWriter = {
  isAhead: true,
  read: async (services, access) => {
    const path = '/me/mailboxSettings/automaticRepliesSetting';
    const { status, json } = await mildly(callGraph(services, access, { path }));
    const read = settingSchema.safeParse(json);
    if (status !== 200 || !read.success) throw new OutsideFailure('refused', `replies_${status}`);
    const until = endOf(read.data);
    const isOn = read.data.status !== 'disabled' && (until === null || until > services.now().getTime());
    const text = textOf(read.data);
    if (isOn) return { text: text ?? '-', until, resting: null, saved: null };
    return {
      text: null,
      until: null,
      resting: text,
      saved: text && JSON.stringify(savedSchema.parse(read.data)),
    };
  },
  write: async (services, access, { text, from, until }) => {
    const html = htmlOfText(text);
    await patchSetting(services, access, {
      status: 'scheduled',
      scheduledStartDateTime: clockOf(Math.max(from, services.now().getTime() + spareMs)),
      scheduledEndDateTime: clockOf(until),
      internalReplyMessage: html,
      externalReplyMessage: html,
    });
  },
  clear: async (services, access, saved) => {
    const none = { internalReplyMessage: '', externalReplyMessage: '' };
    const before = saved === null ? none : savedSchema.parse(JSON.parse(saved));
    await patchSetting(services, access, { ...before, status: 'disabled' });
  },
};
