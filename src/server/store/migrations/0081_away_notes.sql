-- N35: somebody's own status in Slack is a connection of its own, beside the company's and their link.
alter table connections drop constraint connections_provider_check;
alter table connections add constraint connections_provider_check
  check (provider in ('slack', 'slack-status', 'teams', 'teams-bot', 'google', 'microsoft'));
alter table connection_attempts drop constraint connection_attempts_provider_check;
alter table connection_attempts add constraint connection_attempts_provider_check
  check (provider in ('slack', 'slack-status', 'teams', 'teams-bot', 'google', 'microsoft'));

-- N37: what was written for others to read while somebody is away. A row is there before the provider is called, so that
-- ours is known from what the person wrote.
create table away_notes (
  organization_id uuid not null,
  connection_id uuid not null,
  -- All that may stand there as ours, the last one last.
  texts text[] not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- When the provider said that it stands there.
  taken_at timestamptz,
  -- When something of the person's own was found instead, and left.
  left_at timestamptz,
  primary key (organization_id, connection_id),
  foreign key (organization_id, connection_id) references connections (organization_id, id) on delete cascade
);
alter table away_notes enable row level security;
create policy own_organization on away_notes to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update, delete on away_notes to relache_app;

-- One job for now and one for each hour at which something begins or ends, in line: what fails now does not lose what
-- comes.
create function gate.keep_away_note(
  of_organization uuid, of_connection uuid, not_before timestamptz default null
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => 'keep-away-note',
    payload => json_build_object('organizationId', of_organization, 'connectionId', of_connection),
    -- The line of its calendar, where whatever ends the connection stands too.
    queue_name => 'calendar:' || of_connection,
    -- A server whose clock is behind this one's would be asked again at once, and again, until its own hour comes.
    run_at => case when not_before is not null then greatest(not_before, now() + interval '10 seconds') end,
    max_attempts => 24,
    job_key => concat_ws(':', 'away', of_connection, extract(epoch from not_before)::bigint)
  );
end $$;
revoke all on function gate.keep_away_note(uuid, uuid, timestamptz) from public;
grant execute on function gate.keep_away_note(uuid, uuid, timestamptz) to relache_app;

-- By the table itself, as for calendars (0078).
create function gate.keep_away_notes_of_new() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_away_note(c.organization_id, c.id)
  from added r join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where (c.provider = 'slack-status' or c.choices ? 'replies')
    and r.state in ('approved', 'cancellation-asked');
  return null;
end
$$;

create function gate.keep_away_notes_of_changed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_away_note(c.organization_id, c.id)
  from changed r
    join was w on w.organization_id = r.organization_id and w.id = r.id
    join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where (c.provider = 'slack-status' or c.choices ? 'replies')
    and (w.state, w.start_date, w.start_half, w.end_date, w.end_half, w.at_work)
      is distinct from (r.state, r.start_date, r.start_half, r.end_date, r.end_half, r.at_work);
  return null;
end
$$;

create trigger keep_away_notes_inserted after insert on leave_requests referencing new table as added
  for each statement execute function gate.keep_away_notes_of_new();
create trigger keep_away_notes_updated after update on leave_requests
  referencing old table as was new table as changed
  for each statement execute function gate.keep_away_notes_of_changed();
