-- What rights depend on besides the contract, and how a contract ends.

-- The number under which payroll knows someone. Someone who left frees it, as they free their address.
alter table users
  add column payroll_number text check (payroll_number ~ '^[A-Za-z0-9-]{1,30}$'),
  -- The last day of someone whose departure is recorded: with it their access ends.
  add column leaves_on date;
create unique index users_payroll_number on users (organization_id, lower(payroll_number))
  where removed_at is null and payroll_number is not null;

-- Births and seniority: the person and those who run HR read them, nobody else.
create table rights_facts (
  organization_id uuid not null,
  user_id uuid not null,
  birth_date date,
  -- Since when seniority counts, if not since the contract began.
  seniority_from date,
  -- Each {birthDate, disabled, from, until}.
  children jsonb not null default '[]' check (jsonb_typeof(children) = 'array'),
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, changed_by) references users (organization_id, id)
);

-- Ends of contracts that someone recorded. One that was withdrawn never was; one after which the person was hired
-- again keeps the first day of the contract it ended.
create table departures (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  last_day date not null,
  reason text check (reason in ('resignation', 'end-of-contract', 'dismissal', 'mutual-agreement', 'retirement', 'other')),
  recorded_at timestamptz not null,
  recorded_by uuid not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  -- Of the contract that ended, once there is another.
  employed_from date,
  rehired_from date check (rehired_from > last_day),
  check ((rehired_from is null) = (employed_from is null)),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, recorded_by) references users (organization_id, id),
  foreign key (organization_id, withdrawn_by) references users (organization_id, id)
);
create unique index departures_one_open on departures (organization_id, user_id)
  where withdrawn_at is null and rehired_from is null;
create index departures_by_person on departures (organization_id, user_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['rights_facts', 'departures']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on rights_facts, departures to relache_app;

-- Leave that goes beyond the last day is cut, which is neither an edit nor a cancellation.
alter table leave_request_events drop constraint leave_request_events_event_check;
alter table leave_request_events add constraint leave_request_events_event_check
  check (event in ('filed', 'recorded', 'accepted', 'edited', 'approved', 'rejected', 'withdrawn', 'cancelled',
    'cancellation-asked', 'cancellation-refused', 'reminded', 'escalated', 'cut'));

-- A session ends with the last day of the person, on the calendar of their organisation.
create or replace function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
  returns table (
    session_id uuid, last_seen_at timestamptz, user_id uuid, email text, name text, role text, language text,
    confirmed boolean, organization_name text, time_zone text, subscription_status text, trial_started_at timestamptz,
    subscription_renews_at timestamptz, subscription_ends_at timestamptz, past_due_since timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.last_seen_at, u.id, u.email, u.name, u.role, u.language, u.confirmed_at is not null,
    o.name, o.time_zone, o.subscription_status, o.trial_started_at, o.subscription_renews_at, o.subscription_ends_at,
    o.past_due_since
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.organization_id = in_organization and s.token_hash = with_hash and s.expires_at > at
    and u.removed_at is null and (u.leaves_on is null or (at at time zone o.time_zone)::date <= u.leaves_on)
$$;
