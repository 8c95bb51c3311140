-- I7: how a session was opened, and when its person last proved who they are. Sessions of before were opened by a mail
-- and have proven nothing since.
alter table sessions add column login_method text not null default 'mail';
alter table sessions add column proven_at timestamptz;

-- I10: whom the organisation asks for a second factor, from which day on.
alter table organizations
  add column second_factor_policy text not null default 'off'
    check (second_factor_policy in ('off', 'admins', 'everyone')),
  add column second_factor_from date,
  add check ((second_factor_policy = 'off') = (second_factor_from is null));

-- The app on someone's phone. Both secrets are sealed; the one that waits takes the place of the other once a code has
-- shown that the app has it. No step is taken twice.
create table authenticator_apps (
  organization_id uuid not null,
  user_id uuid not null,
  secret bytea,
  confirmed_at timestamptz,
  last_step bigint,
  pending_secret bytea,
  pending_at timestamptz,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check ((secret is null) = (confirmed_at is null)),
  check ((pending_secret is null) = (pending_at is null))
);

create table recovery_codes (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, user_id, code_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- Wrong codes since the last right one, of whatever kind.
create table code_tries (
  organization_id uuid not null,
  user_id uuid not null,
  wrong integer not null default 0,
  paused_until timestamptz,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- Someone whose mailbox is proven and whose code is not: it opens nothing but the question for the code.
create table login_tickets (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  link_id uuid,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

create table trusted_devices (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  user_agent text not null,
  address text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- I11: six digits by mail, for one session.
create table mail_codes (
  organization_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (organization_id, session_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, session_id) references sessions (organization_id, id) on delete cascade
);

-- I12: one admin asks, another confirms; a day later the second factor is gone, unless its owner stops it.
create table access_recoveries (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  confirmed_by uuid,
  confirmed_at timestamptz,
  due_at timestamptz,
  stop_hash bytea,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, asked_by) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, confirmed_by) references users (organization_id, id) on delete cascade,
  check (asked_by <> user_id and confirmed_by <> user_id and confirmed_by <> asked_by),
  check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (due_at is null))
);
create unique index access_recoveries_one_open on access_recoveries (organization_id, user_id) where ended_at is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['authenticator_apps', 'recovery_codes', 'code_tries', 'login_tickets',
    'trusted_devices', 'mail_codes', 'access_recoveries']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on authenticator_apps, recovery_codes, code_tries, login_tickets, trusted_devices,
  mail_codes, access_recoveries to relache_app;

-- How many passkeys someone has: none, until there are any to have. It sees what its caller may see.
create function gate.passkeys_of(in_organization uuid, of_user uuid) returns integer
  language sql stable set search_path = public, pg_temp as $$ select 0 $$;

-- The session also brings what tells whether its person may go on: one look for every call, as before.
drop function gate.session(uuid, bytea, timestamptz);
create function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
  returns table (
    session_id uuid, last_seen_at timestamptz, login_method text, proven_at timestamptz, second_factor_policy text,
    second_factor_begun boolean, has_app boolean, passkeys integer, user_id uuid, email text, name text, role text,
    language text, confirmed boolean, organization_name text, time_zone text, subscription_status text,
    trial_started_at timestamptz, subscription_renews_at timestamptz, subscription_ends_at timestamptz,
    past_due_since timestamptz, organization_version uuid
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.last_seen_at, s.login_method, s.proven_at, o.second_factor_policy,
    coalesce((at at time zone o.time_zone)::date >= o.second_factor_from, false),
    a.confirmed_at is not null, gate.passkeys_of(s.organization_id, s.user_id),
    u.id, u.email, u.name, u.role, u.language, u.confirmed_at is not null, o.name, o.time_zone, o.subscription_status,
    o.trial_started_at, o.subscription_renews_at, o.subscription_ends_at, o.past_due_since, v.version
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  left join organization_versions v on v.organization_id = s.organization_id
  left join authenticator_apps a on a.organization_id = s.organization_id and a.user_id = s.user_id
  where s.organization_id = in_organization and s.token_hash = with_hash and s.expires_at > at
    and u.removed_at is null and (u.leaves_on is null or (at at time zone o.time_zone)::date <= u.leaves_on)
$$;

revoke all on function gate.session(uuid, bytea, timestamptz), gate.passkeys_of(uuid, uuid) from public;
grant execute on function gate.session(uuid, bytea, timestamptz), gate.passkeys_of(uuid, uuid) to relache_app;
