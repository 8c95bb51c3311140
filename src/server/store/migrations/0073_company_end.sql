-- V20: since when a company is being closed, who asked, and when it is erased unless that is taken back.
alter table organizations
  add column closing_asked_at timestamptz,
  add column closing_asked_by uuid,
  add column closes_at timestamptz,
  add column ended_by_closing boolean not null default false,
  add check (num_nulls(closing_asked_at, closing_asked_by, closes_at) in (0, 3));

-- V21: what is left of a company that was erased: whose invoices they were, as the law asks, and how much was erased.
-- It points at no table, and names no person.
create table organization_certificates (
  organization_id uuid not null primary key,
  company text not null,
  siret text,
  provider text,
  customer_id text,
  asked_at timestamptz not null,
  erased_at timestamptz not null,
  erased jsonb not null,
  files integer not null,
  keep_until timestamptz not null
);
alter table organization_certificates enable row level security;
create policy own_organization on organization_certificates to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update on organization_certificates to relache_app;

-- The tables of organisations by what the schema is today: a table that comes later is among them. What stays when a
-- company is erased is named here and nowhere else.
create function gate.company_tables() returns table (of_table oid)
  language sql stable set search_path = public, pg_temp as $$
  select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> all (array['erasures', 'organization_certificates', 'sandbox_customers',
        'sandbox_subscriptions', 'sandbox_invoices'])
  union all select 'organizations'::regclass::oid
$$;

-- The same with children before their parents.
create function gate.tables_to_erase() returns table (place bigint, of_table text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  remaining oid[];
  chosen oid;
begin
  select array_agg(c.of_table) into remaining from gate.company_tables() c;
  place := 0;
  while cardinality(remaining) > 0 loop
    select t into chosen from unnest(remaining) t
      where not exists (select from pg_constraint k
        where k.contype = 'f' and k.confrelid = t and k.conrelid <> t and k.conrelid = any (remaining))
      order by t::regclass::text limit 1;
    if chosen is null then
      raise exception 'Tables point at each other in a circle.';
    end if;
    place := place + 1;
    of_table := chosen::regclass::text;
    return next;
    remaining := array_remove(remaining, chosen);
  end loop;
end $$;

-- The journal's line of a company whose seven days are over. One that came back from its copy can be erased once more.
create function gate.begin_company_erasure(journal_id uuid, at timestamptz) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  insert into erasures (organization_id, id, kind, subject_id, reason, asked_at, asked_by, done_at)
    select o.id, journal_id, 'organization', o.id, 'asked', o.closing_asked_at, o.closing_asked_by, at
    from organizations o where o.id = gate.current_organization() and o.closes_at <= at
    on conflict (organization_id, kind, subject_id) do update
      set id = excluded.id, asked_at = excluded.asked_at, asked_by = excluded.asked_by, done_at = excluded.done_at;
  if not found then
    raise exception 'No closing is over here.' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Deletes the organisation's rows of one table: only in the transaction that wrote the journal's line, which a restore
-- does too. One table for each call, so that none takes longer than a statement may.
create function gate.erase_table(named text) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  organization uuid := gate.current_organization();
  gone bigint;
begin
  if not exists (select from erasures e where e.organization_id = organization and e.kind = 'organization'
      and e.xmin = pg_current_xact_id()::xid) then
    raise exception 'No company is being erased here.' using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(format('public.%I', named))::oid not in (select c.of_table from gate.company_tables() c) then
    raise exception 'This table is no part of a company.' using errcode = 'insufficient_privilege';
  end if;
  execute format('delete from %I where %I = $1', named,
    case named when 'organizations' then 'id' else 'organization_id' end) using organization;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- What is kept beside these tables: jobs that wait, what the payment provider told, people erased earlier. The pretended
-- provider keeps invoices as a real one does, and forgets who was written to and with what they paid.
create function gate.erase_traces(customer text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  organization uuid := gate.current_organization();
begin
  if not exists (select from erasures e where e.organization_id = organization and e.kind = 'organization'
      and e.xmin = pg_current_xact_id()::xid) then
    raise exception 'No company is being erased here.' using errcode = 'insufficient_privilege';
  end if;
  update sandbox_customers c set email = '', card = null where c.organization_id = organization;
  delete from erasures e where e.organization_id = organization and e.kind <> 'organization';
  delete from payment_events p where p.payload::text like '%' || organization::text || '%'
    or p.payload::text like '%"' || customer || '"%';
  delete from graphile_worker._private_jobs j
    where j.payload ->> 'organizationId' = organization::text and j.locked_at is null;
end $$;

-- Every night: what a provider still told of a company that is gone; and ten years later nobody asks for invoices.
create function gate.forget_erased(at timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from payment_events p using organization_certificates c
    where not exists (select from organizations o where o.id = c.organization_id)
      and (p.payload::text like '%' || c.organization_id::text || '%'
        or p.payload::text like '%"' || c.customer_id || '"%');
  delete from sandbox_customers s using organization_certificates c
    where c.organization_id = s.organization_id and c.keep_until < at
      and not exists (select from organizations o where o.id = c.organization_id);
  delete from organization_certificates where keep_until < at
$$;

revoke all on function gate.company_tables(), gate.tables_to_erase(), gate.begin_company_erasure(uuid, timestamptz), gate.erase_table(text),
  gate.erase_traces(text), gate.forget_erased(timestamptz) from public;
grant execute on function gate.tables_to_erase(), gate.begin_company_erasure(uuid, timestamptz), gate.erase_table(text),
  gate.erase_traces(text), gate.forget_erased(timestamptz) to relache_app;

-- V20: nobody is sent to a provider of a company that is being closed.
create or replace function gate.login_connection(of_domain text)
  returns table (organization_id uuid, connection_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id, c.id
  from login_domains d
  join login_connections c on c.organization_id = d.organization_id and c.state = 'on'
  join organizations o on o.id = d.organization_id and o.closes_at is null
  where d.domain = of_domain and d.proven_at is not null
$$;

-- A key of a company that is being closed opens nothing.
create or replace function gate.api_key(in_organization uuid, with_short_id text, with_hash bytea, at timestamptz)
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
    and (k.secret_hash = with_hash or k.previous_hash = with_hash) and o.closes_at is null
$$;

-- The session also tells whether the company is being closed.
drop function gate.session(uuid, bytea, timestamptz);
create function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
  returns table (
    session_id uuid, last_seen_at timestamptz, login_method text, proven_at timestamptz, second_factor_policy text,
    second_factor_begun boolean, has_app boolean, passkeys integer, closes_at timestamptz, user_id uuid, email text,
    name text, role text, language text, confirmed boolean, organization_name text, time_zone text,
    subscription_status text, trial_started_at timestamptz, subscription_renews_at timestamptz,
    subscription_ends_at timestamptz, past_due_since timestamptz, organization_version uuid
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.last_seen_at, s.login_method, s.proven_at, o.second_factor_policy,
    coalesce((at at time zone o.time_zone)::date >= o.second_factor_from, false),
    a.confirmed_at is not null, gate.passkeys_of(s.organization_id, s.user_id), o.closes_at,
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
revoke all on function gate.session(uuid, bytea, timestamptz) from public;
grant execute on function gate.session(uuid, bytea, timestamptz) to relache_app;
