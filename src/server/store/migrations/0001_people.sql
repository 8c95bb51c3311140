-- The application connects as a role that owns nothing. Row-level security is the wall between
-- organisations: a transaction names its organisation in app.organization_id and sees no other.

create schema gate;
revoke all on schema gate from public;
grant usage on schema gate to relache_app;
grant usage on schema public to relache_app;

create function gate.current_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

create table organizations (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  time_zone text not null default 'Europe/Paris',
  holiday_zone text not null default 'metropole',
  created_at timestamptz not null
);

create table users (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email text not null check (char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 200),
  role text not null check (role in ('employee', 'team_lead', 'manager', 'admin')),
  language text not null default 'fr' check (language in ('fr', 'en')),
  joined_at timestamptz not null,
  last_seen_at timestamptz,
  primary key (organization_id, id)
);

create table login_links (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index login_links_by_user on login_links (organization_id, user_id);

create table sessions (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  user_agent text not null default '',
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index sessions_by_user on sessions (organization_id, user_id);

create table teams (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  description text not null default '',
  color text not null default '#3B82F6' check (color ~ '^#[0-9A-F]{6}$'),
  manager_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, manager_id) references users (organization_id, id) on delete set null (manager_id)
);

create table team_members (
  organization_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  primary key (organization_id, team_id, user_id),
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index team_members_by_user on team_members (organization_id, user_id);

alter table organizations enable row level security;
alter table users enable row level security;
alter table login_links enable row level security;
alter table sessions enable row level security;
alter table teams enable row level security;
alter table team_members enable row level security;

create policy own_organization on organizations to relache_app
  using (id = gate.current_organization()) with check (id = gate.current_organization());
create policy own_organization on users to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on login_links to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on sessions to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on teams to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on team_members to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());

grant select, insert, update, delete on users, login_links, sessions, teams, team_members to relache_app;
grant select, insert, update on organizations to relache_app;
grant execute on function gate.current_organization() to relache_app;

-- One address is one person in one organisation. The directory is the only table that looks across
-- organisations; the application cannot touch it, the functions below are its doors.
create table email_directory (
  email_key text primary key,
  organization_id uuid not null,
  user_id uuid not null,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    deferrable initially deferred
);
alter table email_directory enable row level security;

create function gate.email_key(email text) returns text
  language sql immutable parallel safe
  return lower(btrim(email));

create function gate.keep_email_directory() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and gate.email_key(old.email) = gate.email_key(new.email) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    delete from email_directory where organization_id = old.organization_id and user_id = old.id;
  end if;
  insert into email_directory (email_key, organization_id, user_id)
    values (gate.email_key(new.email), new.organization_id, new.id);
  return new;
end $$;

create trigger keep_email_directory after insert or update of email on users
  for each row execute function gate.keep_email_directory();

create function gate.user_by_email(wanted text)
  returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.organization_id, d.user_id from email_directory d where d.email_key = gate.email_key(wanted)
$$;

-- A bearer token names its organisation, so the lookup is one index probe whatever the number of tenants.
create function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
  returns table (
    session_id uuid, last_seen_at timestamptz, user_id uuid, email text, name text, role text, language text,
    organization_name text, time_zone text
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.last_seen_at, u.id, u.email, u.name, u.role, u.language, o.name, o.time_zone
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.organization_id = in_organization and s.token_hash = with_hash and s.expires_at > at
$$;

-- For scheduled work and the local developer's tools, which then enter each organisation in turn.
create function gate.organization_ids() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from organizations order by created_at, id
$$;

-- Jobs are rows of the worker's own schema, added in the caller's transaction.
create function gate.enqueue_job(task text, payload json, key text default null, run_at timestamptz default null)
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, run_at => run_at, max_attempts => 12, job_key => key
  );
end $$;

-- What an operator watches: jobs that wait, and jobs that were given up after their last attempt.
create function gate.job_counts() returns table (waiting bigint, dead bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where attempts < max_attempts), count(*) filter (where attempts >= max_attempts)
  from graphile_worker.jobs
$$;

revoke all on all functions in schema gate from public;
grant execute on all functions in schema gate to relache_app;
