import { Client, type ClientConfig } from 'pg';

/** Empties every table of the application and the queue. Needs the owner's connection: the app itself cannot. */
export async function wipeDatabase(owner: ClientConfig): Promise<void> {
  const client = new Client(owner);
  // Whatever is lost is told by the statement; a loss after it is none.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `truncate organizations, email_directory, payment_events, sandbox_customers, site_messages, newsletter_readers,
         newsletter_issues, service_checks, rate_counts, erasures,
         organization_certificates cascade;
       delete from graphile_worker._private_jobs`,
    );
  } finally {
    await client.end();
  }
}
