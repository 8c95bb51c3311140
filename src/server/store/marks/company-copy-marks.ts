/** Why something is in no copy of a company (V18). Its sentences are in the words. */
export const leftOutReasons = [
  'access',
  'secret',
  'machine',
  'derived',
  'payment',
  'programs',
  'copies',
  'closing',
  'place',
] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/**
 * V18: tables of an organisation that are in no copy of it. Every other one is: a new table that nobody thought of is
 * copied, and only what stands here is not.
 */
export const leftOutTables: Readonly<Record<string, LeftOutReason>> = {
  sessions: 'access',
  login_links: 'access',
  login_tickets: 'access',
  mail_codes: 'access',
  mail_links: 'access',
  passkeys: 'access',
  passkey_challenges: 'access',
  known_browsers: 'access',
  authenticator_apps: 'access',
  recovery_codes: 'access',
  code_tries: 'access',
  trusted_devices: 'access',
  login_domains: 'access',
  login_connections: 'access',
  login_identities: 'access',
  login_attempts: 'access',
  connections: 'access',
  connection_attempts: 'access',
  slack_messages: 'access',
  slack_calls: 'access',
  teams_messages: 'access',
  channel_posts: 'access',
  written_events: 'access',
  away_notes: 'access',
  company_calendar_people: 'access',
  push_subscriptions: 'access',
  push_messages: 'access',
  idempotency_keys: 'machine',
  held_changes: 'machine',
  invitation_mails: 'machine',
  organization_versions: 'machine',
  figure_marks: 'machine',
  email_directory: 'derived',
  person_standings: 'derived',
  payment_accounts: 'payment',
  checkouts: 'payment',
  billing_notices: 'payment',
  sandbox_customers: 'payment',
  sandbox_checkouts: 'payment',
  sandbox_subscriptions: 'payment',
  sandbox_invoices: 'payment',
  webhook_endpoints: 'programs',
  webhook_events: 'programs',
  webhook_sequences: 'programs',
  webhook_deliveries: 'programs',
  person_copies: 'copies',
  person_copy_chunks: 'copies',
  organization_certificates: 'closing',
};

/** Columns besides the secret ones: where bytes lie in this installation, and what is said of a secret that is not there. */
export const leftOutColumns: Readonly<Record<string, LeftOutReason>> = {
  'attachments.stored_in': 'place',
  'organizations.closing_asked_at': 'closing',
  'organizations.closing_asked_by': 'closing',
  'organizations.closes_at': 'closing',
  'organizations.ended_by_closing': 'closing',
  'api_keys.previous_ends_at': 'secret',
  'calendar_feeds.content_changed_at': 'secret',
};

/** What nobody knows, and what therefore opens nothing. */
const unknown = "sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))";

/** V19: what a restore writes where something was left out and has to be, as SQL about the row `r`. */
export const writtenAnew: Readonly<Record<string, string>> = {
  'api_keys.secret_hash': unknown,
  'attachments.digest': unknown,
  'attachments.stored_in': "'database'",
  'calendar_feeds.token_hash': unknown,
  'directories.token_hash': unknown,
  'payroll_connections.secrets': `case when r.disconnected_at is null then ${unknown} end`,
};

/** Tables whose rows are the content of a file: it lies beside, as a file. */
export const tablesOfBytes: readonly string[] = ['file_chunks'];

/** The column of a table that is a file of its own. */
export const columnOfBytes = 'bytes';
