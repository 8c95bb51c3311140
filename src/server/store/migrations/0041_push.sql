-- Browsers that want to be told of something: each belongs to one session, and ends with it.
create table push_subscriptions (
  organization_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  endpoint text not null check (char_length(endpoint) between 8 and 2000),
  -- What a message to it is locked with (RFC 8291); both come from the browser.
  public_key bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  kinds text[] not null check (cardinality(kinds) > 0),
  created_at timestamptz not null,
  primary key (organization_id, session_id),
  -- A browser is one person's at a time.
  unique (organization_id, endpoint),
  foreign key (organization_id, session_id) references sessions (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index push_subscriptions_by_user on push_subscriptions (organization_id, user_id);

-- Of what it was told: claimed before it is sent, so that nothing is told twice.
create table push_messages (
  organization_id uuid not null,
  session_id uuid not null,
  event_id uuid not null,
  claimed_at timestamptz not null,
  primary key (organization_id, session_id, event_id),
  foreign key (organization_id, session_id)
    references push_subscriptions (organization_id, session_id) on delete cascade,
  foreign key (organization_id, event_id) references leave_request_events (organization_id, id) on delete cascade
);
create index push_messages_by_event on push_messages (organization_id, event_id);

alter table push_subscriptions enable row level security;
alter table push_messages enable row level security;
create policy own_organization on push_subscriptions to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on push_messages to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, update, delete on push_subscriptions to relache_app;
grant select, insert, delete on push_messages to relache_app;
