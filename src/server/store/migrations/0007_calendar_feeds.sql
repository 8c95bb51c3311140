-- Calendars that people subscribe to from elsewhere, each by a secret address of which only the hash is kept.
create table calendar_feeds (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- What its owner calls it, such as the program that reads it.
  name text not null check (char_length(name) between 1 and 60),
  scope text not null check (scope in ('mine', 'team', 'organization')),
  team_id uuid,
  with_holidays boolean not null default false,
  token_hash bytea not null,
  created_at timestamptz not null,
  renewed_at timestamptz,
  fetched_at timestamptz,
  -- What the last fetch was given, and since when that has been so.
  content_hash bytea,
  content_changed_at timestamptz,
  primary key (organization_id, id),
  constraint calendar_feeds_by_hash unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
  check ((scope = 'team') = (team_id is not null)),
  check ((content_hash is null) = (content_changed_at is null))
);
create index calendar_feeds_by_person on calendar_feeds (organization_id, user_id, created_at);
create index calendar_feeds_by_team on calendar_feeds (organization_id, team_id) where team_id is not null;
-- What ended lately stays in them for a while.
create index leave_requests_ended on leave_requests (organization_id, updated_at)
  where state in ('cancelled', 'withdrawn', 'rejected');

alter table calendar_feeds enable row level security;
create policy own_organization on calendar_feeds to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, update, delete on calendar_feeds to relache_app;
