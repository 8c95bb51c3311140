-- N17: what was asked for or decided in Slack says so.
alter table leave_request_events drop constraint leave_request_events_via_check;
alter table leave_request_events add constraint leave_request_events_via_check
  check (via in ('app', 'mail', 'schedule', 'slack'));

-- N18: where each decider reads of a request, so that every copy is changed once it is decided.
create table slack_messages (
  organization_id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  connection_id uuid not null,
  channel text not null check (char_length(channel) between 1 and 100),
  ts text not null check (char_length(ts) between 1 and 100),
  -- The version of the request that it shows.
  version integer not null,
  posted_at timestamptz not null,
  primary key (organization_id, request_id, user_id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, connection_id) references connections (organization_id, id) on delete cascade
);
create index slack_messages_by_user on slack_messages (organization_id, user_id);
create index slack_messages_by_connection on slack_messages (organization_id, connection_id);

-- N16: a call of Slack counts once. Forgotten when its time would be refused anyway.
create table slack_calls (
  organization_id uuid not null references organizations (id) on delete cascade,
  signature_hash bytea not null check (octet_length(signature_hash) = 32),
  seen_at timestamptz not null,
  primary key (organization_id, signature_hash)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['slack_messages', 'slack_calls']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on slack_messages, slack_calls to relache_app;
