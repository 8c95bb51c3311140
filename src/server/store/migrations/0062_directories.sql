-- I17: a directory (SCIM 2.0) tells who is there. Only the hash of its token is kept.
create table directories (
  organization_id uuid not null,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('entra', 'okta', 'other')),
  -- Where teams come from.
  teams_from text not null check (teams_from in ('groups', 'department', 'nothing')),
  token_hash bytea not null,
  -- Whoever is gone, it goes on: any admin answers for it.
  made_by uuid,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (organization_id, id),
  constraint directories_by_token unique (organization_id, token_hash),
  foreign key (organization_id, made_by) references users (organization_id, id) on delete set null (made_by)
);

-- What a directory says of someone, and what it did about their access: only that is its own to undo.
create table directory_people (
  organization_id uuid not null,
  user_id uuid not null,
  user_name text not null check (char_length(user_name) between 1 and 254),
  external_id text check (char_length(external_id) <= 254),
  given_name text check (char_length(given_name) <= 200),
  family_name text check (char_length(family_name) <= 200),
  department text check (char_length(department) <= 200),
  -- As the directory names them: someone of the organisation, who may have left.
  manager_id uuid,
  said_active boolean not null,
  closed_access boolean not null default false,
  departure_id uuid,
  -- The team that the department made them join.
  team_id uuid,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, manager_id) references users (organization_id, id) on delete set null (manager_id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete set null (team_id)
);
create unique index directory_people_by_user_name on directory_people (organization_id, lower(user_name));
create index directory_people_by_external_id on directory_people (organization_id, lower(external_id));
create index directory_people_by_manager on directory_people (organization_id, manager_id);
create index directory_people_by_team on directory_people (organization_id, team_id);

-- Teams that a directory made or took up, and whom it made their manager.
create table directory_teams (
  organization_id uuid not null,
  team_id uuid not null,
  external_id text check (char_length(external_id) <= 254),
  made boolean not null,
  manager_id uuid,
  primary key (organization_id, team_id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, manager_id) references users (organization_id, id) on delete set null (manager_id)
);

-- What it did of late, and what was refused, for the screen. The same refusal again is counted, not listed twice.
create table directory_events (
  organization_id uuid not null,
  id uuid not null,
  directory_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('arrived', 'changed', 'left', 'returned', 'team', 'noticed', 'refused')),
  subject_name text not null,
  -- The code of a refusal or of a notice; empty for what was done.
  reason text not null default '',
  times integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, directory_id) references directories (organization_id, id) on delete cascade
);
create index directory_events_by_time on directory_events (organization_id, directory_id, at desc);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['directories', 'directory_people', 'directory_teams', 'directory_events']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on directories, directory_people, directory_teams, directory_events to relache_app;

-- What a directory did says so: its name stands where that of a key does.
alter table audit_log add column by_directory boolean not null default false;
