-- What the payment provider says of each organisation, what it told us, and the provider of local mode.

alter table organizations drop constraint organizations_subscription_status_check;
alter table organizations
  add constraint organizations_subscription_status_check
    check (subscription_status in ('trial', 'active', 'past_due', 'cancelled', 'ended')),
  -- When the next invoice is due.
  add column subscription_renews_at timestamptz,
  -- When access ends or ended, for what was cancelled.
  add column subscription_ends_at timestamptz,
  -- When the oldest invoice that is not paid was due.
  add column past_due_since timestamptz;
update organizations set subscription_ends_at = now() where subscription_status = 'cancelled';
alter table organizations
  add constraint organizations_subscription_ends_check
    check ((subscription_status in ('cancelled', 'ended')) = (subscription_ends_at is not null)),
  add constraint organizations_past_due_check
    check ((subscription_status = 'past_due') = (past_due_since is not null));

-- Who the organisation is for the provider. A comparison takes its place in line when it starts asking: what was
-- asked for earlier never overwrites what was asked for later.
create table payment_accounts (
  organization_id uuid primary key references organizations (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  customer_id text not null,
  subscription_id text,
  comparisons_started bigint not null default 0,
  comparison_written bigint not null default 0,
  compared_at timestamptz,
  -- Who has asked the provider for a change that it has not reported yet, and until when that is believed.
  acting_id uuid,
  acting_name text,
  acting_address text,
  acting_until timestamptz,
  -- Since when ours and the provider's differ and could not be brought together.
  out_of_step_since timestamptz
);
create index payment_accounts_out_of_step on payment_accounts (out_of_step_since) where out_of_step_since is not null;

-- Pages to pay on: one open at a time.
alter table checkouts
  add column session_id text,
  add column url text,
  add column closed_at timestamptz;
update checkouts set closed_at = now() where completed_at is null;
create unique index checkouts_one_open on checkouts (organization_id) where completed_at is null and closed_at is null;

-- Mails about paying that have left, so that each leaves once.
create table billing_notices (
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null,
  about date not null,
  sent_at timestamptz not null,
  primary key (organization_id, kind, about)
);

-- The provider of local mode: customers, subscriptions and invoices that nobody ever pays for. Its customers exist
-- before the organisation does, as they would elsewhere, so that nothing here points at organisations.
create table sandbox_customers (
  organization_id uuid not null,
  id text not null,
  name text not null,
  email text not null,
  -- The last part of the address of the page for cards and invoices: nobody else knows it.
  portal_key uuid not null,
  -- Only cards of the test page are ever taken.
  card text,
  invoices_made integer not null default 0,
  primary key (organization_id)
);

create table sandbox_checkouts (
  organization_id uuid not null references sandbox_customers (organization_id) on delete cascade,
  id uuid not null,
  seats integer not null check (seats between 1 and 1000),
  state text not null check (state in ('open', 'confirming', 'complete', 'expired')),
  card text,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table sandbox_subscriptions (
  organization_id uuid not null references sandbox_customers (organization_id) on delete cascade,
  id text not null,
  status text not null check (status in ('active', 'past_due', 'ended')),
  seats integer not null check (seats between 1 and 1000),
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  ended_at timestamptz,
  -- What seat changes within the month add to the next invoice, or take off it.
  pending_cents integer not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table sandbox_invoices (
  organization_id uuid not null,
  id text not null,
  subscription_id text not null,
  number text not null,
  created_at timestamptz not null,
  seats integer not null,
  proration_cents integer not null,
  amount_cents integer not null,
  status text not null check (status in ('paid', 'open', 'void', 'uncollectible')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, subscription_id) references sandbox_subscriptions (organization_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payment_accounts', 'billing_notices', 'sandbox_customers', 'sandbox_checkouts',
    'sandbox_subscriptions', 'sandbox_invoices']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert, update on payment_accounts, sandbox_customers, sandbox_checkouts, sandbox_subscriptions,
  sandbox_invoices to relache_app;
grant select, insert on billing_notices to relache_app;

-- What the provider told us, word for word, before anything is made of it. It comes from outside of every
-- organisation, so that the application reaches it through the functions below alone.
create table payment_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  error text
);
create index payment_events_unhandled on payment_events (received_at) where handled_at is null;
alter table payment_events enable row level security;

-- True for an event that was not known. A job comes with it, for the case that whoever stored it did not get to
-- handle it.
create function gate.store_payment_event(
  event_id text, event_type text, event_created timestamptz, event_payload jsonb, at timestamptz, retry_at timestamptz
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_events (id, type, created, payload, received_at)
    values (event_id, event_type, event_created, event_payload, at)
    on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  perform graphile_worker.add_job(
    identifier => 'handle-payment-event', payload => json_build_object('eventId', event_id), run_at => retry_at,
    max_attempts => 12, job_key => 'payment-event:' || event_id
  );
  return true;
end $$;

create function gate.unhandled_payment_event(event_id text) returns table (payload jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.payload from payment_events e where e.id = event_id and e.handled_at is null
$$;

-- Its job has nothing left to do.
create function gate.finish_payment_event(event_id text, at timestamptz, problem text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update payment_events set handled_at = at, error = problem where id = event_id and handled_at is null;
  perform graphile_worker.remove_job('payment-event:' || event_id);
end $$;

-- What an operator watches.
create function gate.payment_counts() returns table (unhandled bigint, out_of_step bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select (select count(*) from payment_events where handled_at is null),
    (select count(*) from payment_accounts where out_of_step_since is not null)
$$;

-- The session also brings what tells whether things can be written, so that asking costs nothing.
drop function gate.session(uuid, bytea, timestamptz);
create function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
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
    and u.removed_at is null
$$;

revoke all on function gate.session(uuid, bytea, timestamptz),
  gate.store_payment_event(text, text, timestamptz, jsonb, timestamptz, timestamptz),
  gate.unhandled_payment_event(text), gate.finish_payment_event(text, timestamptz, text), gate.payment_counts()
  from public;
grant execute on function gate.session(uuid, bytea, timestamptz),
  gate.store_payment_event(text, text, timestamptz, jsonb, timestamptz, timestamptz),
  gate.unhandled_payment_event(text), gate.finish_payment_event(text, timestamptz, text), gate.payment_counts()
  to relache_app;
