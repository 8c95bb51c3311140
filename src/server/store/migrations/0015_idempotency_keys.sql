-- What a person's call with an Idempotency-Key was answered, written by the transaction that did what it asked for:
-- sent again, the call is answered the same and does nothing. Swept after a day.
create table idempotency_keys (
  organization_id uuid not null,
  user_id uuid not null,
  -- Hashes: a key says nothing to us, and may say too much to whoever reads this.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  call_digest bytea not null check (octet_length(call_digest) = 32),
  -- JSON, or sealed with the session's token where it holds a secret; null while the call is under way.
  answer bytea,
  sealed boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, user_id, key_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index idempotency_keys_by_age on idempotency_keys (organization_id, created_at);

alter table idempotency_keys enable row level security;
create policy own_organization on idempotency_keys to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, update, delete on idempotency_keys to relache_app;
