import { z } from 'zod';

/** What is kept of a company's bot beside its secret; its application is what the connection leads to. */
const botSchema = z.object({ tenantId: z.uuid() });

export function readBotChoices(choices: unknown): Readonly<z.output<typeof botSchema>> {
  return botSchema.parse(choices);
}

/** Where somebody's own conversation with the bot is. */
const conversationSchema = z.object({
  serviceUrl: z.string().min(1).max(500),
  conversationId: z.string().min(1).max(500),
});

export type BotConversation = Readonly<z.output<typeof conversationSchema>>;

export function readBotConversation(choices: unknown): BotConversation {
  return conversationSchema.parse(choices);
}
