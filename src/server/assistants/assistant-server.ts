import type { CallToolResult, Server } from '@modelcontextprotocol/server';
import { jsonSchemaOf } from '#contract/json-schema.ts';
import { type AssistantTool, toolsFor } from '#domain/assistants/assistant-tools.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { Failure } from '#server/failure.ts';
import { errorBody, failureOf } from '#server/http/errors.ts';
import { readInput } from '#server/http/read-input.ts';
import { askForLeave, countDates } from './asking-tools.ts';
import { decideWaiting } from './deciding-tool.ts';
import { myBalance, whatWaitsForMe, whoIsAway } from './reading-tools.ts';
import type { Tool } from './tool.ts';
import { Refused, type ToolUse } from './visit.ts';

const tools: Readonly<Record<AssistantTool, Tool>> = {
  my_balance: myBalance,
  who_is_away: whoIsAway,
  count_dates: countDates,
  ask_for_leave: askForLeave,
  what_waits_for_me: whatWaitsForMe,
  decide: decideWaiting,
};

/** Speaks the protocol for one request: nothing is remembered between two of them. */
export async function assistantServer(visit: ToolUse): Promise<Server> {
  const { Server: ProtocolServer } = await import('@modelcontextprotocol/server');
  const { actor, said, services, words } = visit;
  const today = words.days.longDay(dayOfInstant(services.now().getTime(), actor.timeZone));
  const server = new ProtocolServer(
    { name: 'relache', title: said.name, version: '1' },
    { capabilities: { tools: {} }, instructions: said.instructions(today) },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: toolsFor(actor).map((name) => described(name, visit)),
  }));
  server.setRequestHandler('tools/call', ({ params }) => used(params.name, params.arguments ?? {}, visit));
  return server;
}

function described(name: AssistantTool, { said }: ToolUse) {
  const { reads, form } = tools[name];
  return {
    name,
    ...said.tools[name],
    inputSchema: {
      ...jsonSchemaOf(form(said.arguments), 'input', 'draft-2020-12'),
      type: 'object' as const,
    },
    annotations: {
      title: said.tools[name].title,
      readOnlyHint: reads,
      destructiveHint: !reads,
      idempotentHint: reads,
      openWorldHint: false,
    },
  };
}

/** A tool that is not offered is not there; every refusal is told in the words of the person. */
async function used(name: string, given: unknown, visit: ToolUse): Promise<CallToolResult> {
  const offered = toolsFor(visit.actor).find((tool) => tool === name);
  try {
    if (!offered) throw new Failure('not_found');
    const { form, use } = tools[offered];
    const { body } = readInput(asBody(form(visit.said.arguments)), { params: {}, query: {}, body: given });
    const { sentences, data } = await use(body as never, visit);
    return {
      content: [
        { type: 'text', text: sentences.join('\n') },
        { type: 'text', text: JSON.stringify(data) },
      ],
      structuredContent: data,
    };
  } catch (error) {
    const answer =
      error instanceof Refused ? error.answer : errorBody(told(error, visit), visit.actor.language);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], isError: true };
  }
}

function told(error: unknown, { services }: ToolUse): Failure {
  const failure = failureOf(error);
  if (failure.code === 'internal') services.log.error({ err: error }, 'request failed');
  return failure;
}

/** What is looked for in a body of the API is looked for here: unfit texts, fields that nobody named. */
function asBody(body: Parameters<typeof readInput>[0]['body']): Parameters<typeof readInput>[0] {
  return { method: 'POST', path: '/mcp', access: 'session', summary: '', response: body, body } as never;
}
