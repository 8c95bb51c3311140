import { z } from 'zod';
import { defaultLanguage, languages } from '#domain/text/language.ts';

/** What a company chose of what its workspace gets. */
const choicesSchema = z.object({
  /** The channel that reads on Mondays who is away, as Slack calls it and as people do. */
  digest: z
    .object({
      channel: z.string().min(1).max(100),
      name: z.string().max(200),
      /** That of the command by which it was chosen. */
      language: z.enum(languages).default(defaultLanguage),
    })
    .nullable()
    .default(null),
});

export type SlackChoices = Readonly<z.output<typeof choicesSchema>>;

export function readSlackChoices(choices: unknown): SlackChoices {
  return choicesSchema.parse(choices);
}
