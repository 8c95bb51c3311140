-- What can be taken back for a few seconds, and several requests decided in one call.

-- A change whose news is held back: how things were before, so that they can be again. Forgotten after a day.
create table held_changes (
  organization_id uuid not null,
  -- The event of a request; an id of its own for anything else.
  id uuid not null,
  kind text not null check (kind in ('leave-request', 'team-members', 'calendar-feed')),
  subject_id uuid not null,
  actor_id uuid not null,
  done_at timestamptz not null,
  before jsonb not null,
  undone_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, actor_id) references users (organization_id, id) on delete cascade
);
create index held_changes_by_subject on held_changes (organization_id, kind, subject_id, done_at desc);

-- Several decisions of one person: written down first, carried out one by one, told until they were read.
create table decision_batches (
  organization_id uuid not null,
  id uuid not null,
  actor_id uuid not null,
  about text not null check (about in ('leave', 'cancellation')),
  decision text not null check (decision in ('approve', 'reject')),
  reason text,
  address text,
  created_at timestamptz not null,
  finished_at timestamptz,
  seen_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, actor_id) references users (organization_id, id) on delete cascade
);
create index decision_batches_by_person on decision_batches (organization_id, actor_id, created_at desc);

-- Any id may be named: one of another organisation is found by nobody, and says so.
create table decision_batch_items (
  organization_id uuid not null,
  batch_id uuid not null,
  place integer not null,
  request_id uuid not null,
  version integer,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'decided', 'refused', 'undone')),
  refusal text,
  refusal_values jsonb not null default '{}',
  -- The event that the decision wrote: undoing it takes this one back.
  event_id uuid,
  primary key (organization_id, batch_id, place),
  foreign key (organization_id, batch_id) references decision_batches (organization_id, id) on delete cascade
);
create unique index decision_batch_items_once on decision_batch_items (organization_id, batch_id, request_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['held_changes', 'decision_batches', 'decision_batch_items']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
    execute format('grant select, insert, update, delete on %I to relache_app', tenant_table);
  end loop;
end $$;

alter table leave_request_events drop constraint leave_request_events_event_check;
alter table leave_request_events add constraint leave_request_events_event_check
  check (event in ('filed', 'recorded', 'accepted', 'edited', 'approved', 'rejected', 'withdrawn', 'cancelled',
    'cancellation-asked', 'cancellation-refused', 'reminded', 'escalated', 'cut', 'undone'));

-- Takes jobs that have not begun out of the queue. Null when one of them has begun: it is too late, and none goes.
create function gate.remove_waiting_jobs(keys text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found integer;
  removed integer;
begin
  perform 1 from graphile_worker._private_jobs where key = any(keys) for update;
  select count(*) into found from graphile_worker._private_jobs where key = any(keys) and locked_at is not null;
  if found > 0 then
    return null;
  end if;
  delete from graphile_worker._private_jobs where key = any(keys);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Gives jobs that have not begun another time.
create function gate.move_waiting_jobs(keys text[], seconds double precision) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update graphile_worker._private_jobs set run_at = now() + make_interval(secs => seconds)
  where key = any(keys) and locked_at is null and attempts = 0;
end $$;

revoke all on function gate.remove_waiting_jobs(text[]), gate.move_waiting_jobs(text[], double precision) from public;
grant execute on function gate.remove_waiting_jobs(text[]), gate.move_waiting_jobs(text[], double precision)
  to relache_app;
