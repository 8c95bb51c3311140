-- N25: a bot of Teams that the company registered itself.
alter table connections drop constraint connections_provider_check;
alter table connections add constraint connections_provider_check
  check (provider in ('slack', 'teams', 'teams-bot', 'google', 'microsoft'));
alter table connection_attempts drop constraint connection_attempts_provider_check;
alter table connection_attempts add constraint connection_attempts_provider_check
  check (provider in ('slack', 'teams', 'teams-bot', 'google', 'microsoft'));

-- N27: what was decided in Teams says so.
alter table leave_request_events drop constraint leave_request_events_via_check;
alter table leave_request_events add constraint leave_request_events_via_check
  check (via in ('app', 'mail', 'schedule', 'slack', 'teams'));

-- N28: where each decider reads of a request in Teams, so that every copy is changed once it is decided.
create table teams_messages (
  organization_id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  connection_id uuid not null,
  service_url text not null check (char_length(service_url) between 1 and 500),
  conversation_id text not null check (char_length(conversation_id) between 1 and 500),
  activity_id text not null check (char_length(activity_id) between 1 and 500),
  -- The version of the request that it shows.
  version integer not null,
  posted_at timestamptz not null,
  primary key (organization_id, request_id, user_id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, connection_id) references connections (organization_id, id) on delete cascade
);
create index teams_messages_by_user on teams_messages (organization_id, user_id);
create index teams_messages_by_connection on teams_messages (organization_id, connection_id);
alter table teams_messages enable row level security;
create policy own_organization on teams_messages to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update, delete on teams_messages to relache_app;
