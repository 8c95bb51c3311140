import { z } from 'zod';
import type { NoteWriter } from '#server/connections/note-writer.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import { mildly, textOfHtml } from '#server/connections/reply-text.ts';
import type { Services } from '#server/services.ts';
import { callGoogle } from './google-call.ts';

const path = '/users/me/settings/vacation';
const savedSchema = z.object({
  responseSubject: z.string().default(''),
  responseBodyPlainText: z.string().default(''),
  responseBodyHtml: z.string().default(''),
  restrictToContacts: z.boolean().default(false),
  restrictToDomain: z.boolean().default(false),
});
const vacationSchema = savedSchema.extend({
  enableAutoReply: z.boolean().default(false),
  /** In milliseconds since 1970, as a text. */
  endTime: z.string().optional(),
});

async function readVacation(services: Services, access: OpenAccess) {
  const { status, json } = await mildly(callGoogle(services, access, { api: 'gmail', path }));
  const read = vacationSchema.safeParse(json);
  if (status !== 200 || !read.success) throw new OutsideFailure('refused', `vacation_${status}`);
  return read.data;
}

async function putVacation(services: Services, access: OpenAccess, body: object): Promise<void> {
  const { status } = await mildly(callGoogle(services, access, { api: 'gmail', method: 'PUT', path, body }));
  if (status !== 200) throw new OutsideFailure('refused', `vacation_put_${status}`);
}

/** N39: Gmail's vacation responder. Whom it answers is as the person chose there. */
export const gmailReplies: NoteWriter = {
  isAhead: true,
  read: async (services, access) => {
    const found = await readVacation(services, access);
    const until = found.endTime === undefined ? null : Number(found.endTime);
    const isOn = found.enableAutoReply && (until === null || until > services.now().getTime());
    const body = found.responseBodyPlainText || textOfHtml(found.responseBodyHtml);
    const text = body || found.responseSubject || null;
    if (isOn) return { text: text ?? '-', until, resting: null, saved: null };
    return {
      text: null,
      until: null,
      resting: text,
      saved: text && JSON.stringify(savedSchema.parse(found)),
    };
  },
  write: async (services, access, { text, from, until }) => {
    const { restrictToContacts, restrictToDomain } = await readVacation(services, access);
    await putVacation(services, access, {
      enableAutoReply: true,
      responseSubject: '',
      responseBodyPlainText: text,
      restrictToContacts,
      restrictToDomain,
      startTime: String(from),
      endTime: String(until),
    });
  },
  clear: async (services, access, saved) => {
    const before = saved === null ? {} : savedSchema.parse(JSON.parse(saved));
    await putVacation(services, access, { ...before, enableAutoReply: false });
  },
};
