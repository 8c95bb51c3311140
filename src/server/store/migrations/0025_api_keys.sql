-- Keys for programs. Only hashes of their secrets are kept, at most two at a time: the present one, and for a week after
-- a rotation the one before.
create table api_keys (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('personal', 'organization')),
  -- The person it acts as, or the admin who answers for it.
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  -- The part of a key that may be shown.
  short_id text not null check (char_length(short_id) = 8),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and ranges; none means everywhere.
  addresses text[] not null default '{}',
  secret_hash bytea not null,
  previous_hash bytea,
  previous_ends_at timestamptz,
  created_at timestamptz not null,
  rotated_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (organization_id, id),
  constraint api_keys_by_short_id unique (organization_id, short_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check ((previous_hash is null) = (previous_ends_at is null))
);
create index api_keys_by_person on api_keys (organization_id, user_id, created_at);

-- Which calls a key made and how they ended; never what they said.
create table api_key_calls (
  organization_id uuid not null,
  id uuid not null,
  key_id uuid not null,
  at timestamptz not null,
  method text not null,
  path text not null,
  status smallint not null,
  primary key (organization_id, id),
  foreign key (organization_id, key_id) references api_keys (organization_id, id) on delete cascade
);
create index api_key_calls_by_key on api_key_calls (organization_id, key_id, at desc, id desc);
create index api_key_calls_by_time on api_key_calls (organization_id, at);

alter table api_keys enable row level security;
alter table api_key_calls enable row level security;
create policy own_organization on api_keys to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
create policy own_organization on api_key_calls to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, update, delete on api_keys to relache_app;
grant select, delete on api_key_calls to relache_app;

-- What was done with a key says so, by the name of that day. A service account is no person: it stands here alone.
alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check
  check (subject_kind in ('organization', 'user', 'team', 'delegation', 'api-key'));
alter table audit_log add column key_id uuid, add column key_name text,
  add check ((key_id is null) = (key_name is null));

-- The key behind a secret with the person behind the key, also when either is good for nothing any more: whoever has the
-- secret is told why.
create function gate.api_key(in_organization uuid, with_short_id text, with_hash bytea, at timestamptz)
  returns table (
    key_id uuid, key_name text, kind text, scopes text[], addresses text[], expires_at timestamptz,
    revoked_at timestamptz, secret_ends_at timestamptz, removed boolean, user_id uuid, email text, name text, role text,
    language text, confirmed boolean, organization_name text, time_zone text, subscription_status text,
    trial_started_at timestamptz, subscription_renews_at timestamptz, subscription_ends_at timestamptz,
    past_due_since timestamptz, organization_version uuid
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, k.name, k.kind, k.scopes, k.addresses, k.expires_at, k.revoked_at,
    case when k.secret_hash <> with_hash then k.previous_ends_at end,
    u.removed_at is not null or coalesce((at at time zone o.time_zone)::date > u.leaves_on, false),
    u.id, u.email, u.name, u.role, u.language, u.confirmed_at is not null, o.name, o.time_zone, o.subscription_status,
    o.trial_started_at, o.subscription_renews_at, o.subscription_ends_at, o.past_due_since, v.version
  from api_keys k
  join users u on u.organization_id = k.organization_id and u.id = k.user_id
  join organizations o on o.id = k.organization_id
  left join organization_versions v on v.organization_id = k.organization_id
  where k.organization_id = in_organization and k.short_id = with_short_id
    and (k.secret_hash = with_hash or k.previous_hash = with_hash)
$$;

-- Calls of many keys at once, beside every answer: nothing that anybody is shown of an organisation changes by them, so
-- its version stays. When a key was last used is noted to the minute.
create function gate.note_key_calls(
    organizations uuid[], keys uuid[], ids uuid[], times timestamptz[], methods text[], paths text[], statuses integer[])
  returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  with told as (
    select k.organization_id, n.id, k.id as key_id, n.at, n.method, n.path, n.status
    from unnest(organizations, keys, ids, times, methods, paths, statuses)
      as n (organization_id, key_id, id, at, method, path, status)
    join api_keys k on k.organization_id = n.organization_id and k.id = n.key_id
  ), noted as (
    insert into api_key_calls (organization_id, id, key_id, at, method, path, status)
    select * from told on conflict do nothing
  )
  update api_keys k set last_used_at = latest.at
  from (select organization_id, key_id, max(at) as at from told where status <> 401 group by 1, 2 order by 1, 2) latest
  where k.organization_id = latest.organization_id and k.id = latest.key_id
    and (k.last_used_at is null or k.last_used_at < latest.at - interval '1 minute')
$$;

revoke all on function gate.api_key(uuid, text, bytea, timestamptz),
  gate.note_key_calls(uuid[], uuid[], uuid[], timestamptz[], text[], text[], integer[]) from public;
grant execute on function gate.api_key(uuid, text, bytea, timestamptz),
  gate.note_key_calls(uuid[], uuid[], uuid[], timestamptz[], text[], text[], integer[]) to relache_app;
