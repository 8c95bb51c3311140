import { previewMinutes } from '#domain/assistants/assistant-tools.ts';
import { issuePreviewToken, redeemPreviewToken } from '#server/actions/assistants/preview-tokens.ts';
import type { ToolAnswer } from './tool.ts';
import type { ToolUse } from './visit.ts';

/** A write that is shown first: what it would do by the facts of this moment, and how to do it. */
export interface Intention {
  readonly tool: string;
  /** Its arguments, without the token. */
  readonly asked: unknown;
  /** What whoever agrees has seen, with all that may change meanwhile. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly sentences: readonly string[];
  /** False for what would be refused anyway: there is nothing to agree to. */
  readonly possible: boolean;
  readonly perform: () => Promise<ToolAnswer>;
}

/** Z9: without a token a preview, and with one that was made for exactly this preview the deed. */
export async function inTwoSteps(
  { services, actor, said }: ToolUse,
  confirmation: string | undefined,
  { tool, asked, facts, sentences, possible, perform }: Intention,
): Promise<ToolAnswer> {
  const previewed = { tool, asked, facts };
  const before: string[] = [];
  if (confirmation !== undefined) {
    const worth = await redeemPreviewToken(services, actor, confirmation, previewed);
    if (worth === 'agreed' && possible) return perform();
    before.push(said.previewAnew[worth === 'unknown' ? 'unknown' : 'changed']);
  }
  if (!possible) {
    return {
      sentences: [...before, ...sentences, said.wouldBeRefused],
      data: { done: false, preview: facts },
    };
  }
  const token = await issuePreviewToken(services, actor, previewed);
  return {
    sentences: [...before, ...sentences, said.confirm(previewMinutes)],
    data: {
      done: false,
      preview: facts,
      confirmation: token,
      expiresAt: new Date(services.now().getTime() + previewMinutes * 60_000).toISOString(),
    },
  };
}
