import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';
import type { TestApp } from './test-app.ts';

export interface ToolAnswer {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly data: any;
  readonly isError: boolean;
}

export interface Assistant {
  readonly client: Client;
  readonly tools: () => Promise<string[]>;
  readonly use: (name: string, given?: Record<string, unknown>) => Promise<ToolAnswer>;
  readonly close: () => Promise<void>;
}

/** The protocol's official client with this key, as an assistant has it. */
export async function connectAssistant(
  app: Pick<TestApp, 'url'>,
  key: string,
  mode: VersionNegotiationMode = 'legacy',
): Promise<Assistant> {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } }),
  );
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    use: async (name, given = {}) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      return { text, data: structuredContent, isError: isError === true };
    },
    close: () => client.close(),
  };
}
