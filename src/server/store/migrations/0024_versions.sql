-- Which state of an organisation an answer was made from. A version never comes back: a restored backup brings the
-- one that its data had, and whatever is written next has another.
create table organization_versions (
  organization_id uuid primary key references organizations (id) on delete cascade,
  version uuid not null
);
alter table organization_versions enable row level security;

-- The last thing a transaction does before it commits, so that nobody waits long for the row and no two transactions
-- wait for each other. What wrote nothing changes nothing.
create function gate.new_version() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if pg_current_xact_id_if_assigned() is null then
    return;
  end if;
  insert into organization_versions
  select id, gen_random_uuid() from organizations where id = gate.current_organization()
  on conflict (organization_id) do update set version = excluded.version;
end
$$;

-- The session also brings the version: whether a kept answer still holds is known before anything else is read.
drop function gate.session(uuid, bytea, timestamptz);
create function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
  returns table (
    session_id uuid, last_seen_at timestamptz, user_id uuid, email text, name text, role text, language text,
    confirmed boolean, organization_name text, time_zone text, subscription_status text, trial_started_at timestamptz,
    subscription_renews_at timestamptz, subscription_ends_at timestamptz, past_due_since timestamptz,
    organization_version uuid
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.last_seen_at, u.id, u.email, u.name, u.role, u.language, u.confirmed_at is not null,
    o.name, o.time_zone, o.subscription_status, o.trial_started_at, o.subscription_renews_at, o.subscription_ends_at,
    o.past_due_since, v.version
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  left join organization_versions v on v.organization_id = s.organization_id
  where s.organization_id = in_organization and s.token_hash = with_hash and s.expires_at > at
    and u.removed_at is null and (u.leaves_on is null or (at at time zone o.time_zone)::date <= u.leaves_on)
$$;

revoke all on function gate.session(uuid, bytea, timestamptz), gate.new_version() from public;
grant execute on function gate.session(uuid, bytea, timestamptz), gate.new_version() to relache_app;
