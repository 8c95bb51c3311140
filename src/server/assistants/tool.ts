import type { z } from 'zod';
import type { AssistantWords } from '#words/catalogues/assistants.ts';
import type { ToolUse } from './visit.ts';

/** What came of using a tool: sentences for the person, and the same as data for the assistant. */
export interface ToolAnswer {
  readonly sentences: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Tool<Form extends z.ZodObject = z.ZodObject> {
  /** It looks and changes nothing. */
  readonly reads: boolean;
  /** Its arguments, described in the language of the person. */
  readonly form: (words: AssistantWords['arguments']) => Form;
  readonly use: (asked: z.output<Form>, visit: ToolUse) => Promise<ToolAnswer>;
}

/** Holds a tool to its own form, and lets the list of all of them forget it. */
export function defineTool<Form extends z.ZodObject>(tool: Tool<Form>): Tool {
  return tool as unknown as Tool;
}
