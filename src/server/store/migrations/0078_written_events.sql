-- N30: what was written into somebody's calendar. A row is there before the calendar is called: whatever may be in it has
-- one. It goes with its connection; what it was written about is no reference, as the row outlives it.
create table written_events (
  organization_id uuid not null,
  connection_id uuid not null,
  request_id uuid not null,
  -- What the calendar calls it; null until it has answered.
  event_id text check (char_length(event_id) between 1 and 1024),
  -- By what a calendar knows that it is asked the same thing twice.
  attempt_id uuid not null,
  kind text check (kind in ('out-of-office', 'plain')),
  -- Of what the calendar was last told and took; null until then.
  sent_hash bytea check (octet_length(sent_hash) = 32),
  written_at timestamptz not null,
  primary key (organization_id, connection_id, request_id),
  foreign key (organization_id, connection_id) references connections (organization_id, id) on delete cascade
);
alter table written_events enable row level security;
create policy own_organization on written_events to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update, delete on written_events to relache_app;

-- One job at most for each request and calendar, and those of one calendar one after the other: what was decided first
-- can never be written last. The job says what to look at, not what to write.
create function gate.keep_calendar(
  of_organization uuid, of_connection uuid, of_request uuid, not_before timestamptz default null
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => 'keep-calendar',
    payload => json_build_object(
      'organizationId', of_organization, 'connectionId', of_connection, 'requestId', of_request),
    queue_name => 'calendar:' || of_connection,
    run_at => not_before,
    max_attempts => 24,
    job_key => 'calendar:' || of_connection || ':' || of_request
  );
end $$;
revoke all on function gate.keep_calendar(uuid, uuid, uuid, timestamptz) from public;
grant execute on function gate.keep_calendar(uuid, uuid, uuid, timestamptz) to relache_app;

-- By the table itself: whoever changes leave, by whatever way, has the calendars looked at in the same transaction.
create function gate.keep_calendars_of_new() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from added r join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where c.provider in ('google', 'microsoft') and r.state in ('approved', 'cancellation-asked');
  return null;
end
$$;

create function gate.keep_calendars_of_changed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from changed r
    join was w on w.organization_id = r.organization_id and w.id = r.id
    join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where c.provider in ('google', 'microsoft')
    and (w.state, w.start_date, w.start_half, w.end_date, w.end_half, w.at_work)
      is distinct from (r.state, r.start_date, r.start_half, r.end_date, r.end_half, r.at_work);
  -- G5: what lies over this leave is written as far as it goes beyond it.
  perform gate.keep_calendar(c.organization_id, c.id, o.id)
  from changed r
    join was w on w.organization_id = r.organization_id and w.id = r.id
    join leave_requests o on o.organization_id = r.organization_id and o.user_id = r.user_id and o.id <> r.id
      and o.over_booked and o.start_date <= greatest(r.end_date, w.end_date)
      and o.end_date >= least(r.start_date, w.start_date)
    join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where c.provider in ('google', 'microsoft');
  return null;
end
$$;

create trigger keep_calendars_inserted after insert on leave_requests referencing new table as added
  for each statement execute function gate.keep_calendars_of_new();
create trigger keep_calendars_updated after update on leave_requests referencing old table as was new table as changed
  for each statement execute function gate.keep_calendars_of_changed();
