import type { Pool } from 'pg';
import { hashSecret } from '#server/token.ts';
import { GoogleServer } from './calendar-providers/google-server.ts';
import { GraphServer } from './calendar-providers/graph-server.ts';
import { DnsServer } from './dns-server.ts';
import { OidcProvider } from './oidc-provider.ts';
import { ownerPool } from './owner-pool.ts';
import { type SamlProviderServer, startSamlProvider } from './saml-provider.ts';
import { SlackServer } from './slack/slack-server.ts';
import { BotService } from './teams/bot-service.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const metricsToken = 'metrics-token-of-the-tests';

/** An application beside everybody who sends people back to it with something secret. */
export class KeyStage {
  private constructor(
    readonly app: TestApp,
    readonly owner: Pool,
    readonly slack: SlackServer,
    readonly bots: BotService,
    readonly google: GoogleServer,
    readonly graph: GraphServer,
    readonly dns: DnsServer,
    readonly provider: OidcProvider,
    readonly saml: SamlProviderServer,
  ) {}

  static async start(): Promise<KeyStage> {
    const [slack, bots] = [await SlackServer.start(), await BotService.start()];
    const [google, graph] = [await GoogleServer.start(), await GraphServer.start()];
    const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
    const env = { ...slack.env, ...bots.env, ...google.env, ...graph.env, DNS_SERVERS: dns.address };
    // Its clock stands still: nothing gets too old while others are tried.
    const stoppedAt = new Date().toISOString();
    const app = await startTestApp({
      env: { ...env, METRICS_TOKEN: metricsToken, WORKER: 'off' },
      stoppedAt,
    });
    for (const one of [slack, bots]) one.by(() => app.services.now().getTime());
    for (const { grants } of [google, graph]) grants.now = () => app.services.now().getTime();
    const saml = await startSamlProvider(() => app.services.now());
    return new KeyStage(app, ownerPool(app.connection, 3), slack, bots, google, graph, dns, provider, saml);
  }

  async close(): Promise<void> {
    await this.owner.end();
    await this.app.close();
    await this.slack.close();
    await this.bots.close();
    await this.google.server.close();
    await this.graph.server.close();
    await this.provider.close();
    await this.saml.close();
    this.dns.close();
  }

  /** As if it had been given out long ago. */
  async age(table: string, column: string, token: string): Promise<void> {
    const aged = await this.owner.query(
      `update ${table} set expires_at = now() - interval '1 year' where ${column} = $1`,
      [hashSecret(token)],
    );
    if (aged.rowCount !== 1) throw new Error(`No ${table}.${column} of this token`);
  }
}
