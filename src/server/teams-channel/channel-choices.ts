import { z } from 'zod';
import { channelNews } from '#domain/connections/channel-news.ts';
import { languages } from '#domain/text/language.ts';

/** What is kept of a channel beside its address, which is sealed. */
const choicesSchema = z.object({
  /** All of the address that is shown. */
  host: z.string(),
  news: z.array(z.enum(channelNews)),
  language: z.enum(languages),
  /** When the flow last took a card that said to be a test; null before. */
  testedAt: z.string().nullable(),
  /** Whether somebody saw that one, as an admin answered; null while nobody has. */
  seen: z.boolean().nullable(),
});

export type ChannelChoices = Readonly<z.output<typeof choicesSchema>>;

export function readChannelChoices(choices: unknown): ChannelChoices {
  return choicesSchema.parse(choices);
}
