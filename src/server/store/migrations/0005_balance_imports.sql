-- The day on which imported balances stood, what their import did to entry dates, and the key that makes it once.
alter table balance_imports
  add column as_of date not null,
  -- Pairs of before and after for each person whose entry date it set, for the way back.
  add column entry_dates jsonb not null default '[]',
  add column idempotency_key text,
  add column idempotency_digest bytea,
  add constraint balance_imports_once_by_key unique (organization_id, applied_by, idempotency_key);
