import { z } from 'zod';

/** What a company chose of what its workspace gets. */
const choicesSchema = z.object({
  /** The channel that reads on Mondays who is away, as Slack calls it and as people do. */
  digest: z
    .object({ channel: z.string().min(1).max(100), name: z.string().max(200) })
    .nullable()
    .default(null),
});

export type SlackChoices = Readonly<z.output<typeof choicesSchema>>;

export function readSlackChoices(choices: unknown): SlackChoices {
  return choicesSchema.parse(choices);
}
