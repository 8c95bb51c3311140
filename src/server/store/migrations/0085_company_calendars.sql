-- N46: calendars by the consent of the company: a key of its Google project, or an application of its directory.
alter table connections drop constraint connections_provider_check;
alter table connections add constraint connections_provider_check check (provider in (
  'slack', 'slack-status', 'teams', 'teams-bot', 'google', 'microsoft', 'google-company', 'microsoft-company'));
alter table connection_attempts drop constraint connection_attempts_provider_check;
alter table connection_attempts add constraint connection_attempts_provider_check check (provider in (
  'slack', 'slack-status', 'teams', 'teams-bot', 'google', 'microsoft', 'google-company', 'microsoft-company'));

-- Whose calendar it is in, where one consent covers many; null for a person's own.
alter table written_events add column mailbox text check (char_length(mailbox) between 3 and 320);

-- N47, N48: who wants nothing written for them, and for whose address there is no calendar.
create table company_calendar_people (
  organization_id uuid not null,
  user_id uuid not null,
  refused_at timestamptz,
  missing_at timestamptz,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
alter table company_calendar_people enable row level security;
create policy own_organization on company_calendar_people to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update, delete on company_calendar_people to relache_app;

-- As in 0078, and besides for the company's consent: the job finds out whether it is for this person. Apart, as each of
-- them has an index.
create or replace function gate.keep_calendars_of_new() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from added r join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where c.provider in ('google', 'microsoft') and r.state in ('approved', 'cancellation-asked');
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from added r join connections c on c.organization_id = r.organization_id and c.owner_user_id is null
  where c.provider in ('google-company', 'microsoft-company') and r.state in ('approved', 'cancellation-asked');
  return null;
end
$$;

create or replace function gate.keep_calendars_of_changed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from changed r
    join was w on w.organization_id = r.organization_id and w.id = r.id
    join connections c on c.organization_id = r.organization_id and c.owner_user_id = r.user_id
  where c.provider in ('google', 'microsoft')
    and (w.state, w.start_date, w.start_half, w.end_date, w.end_half, w.at_work)
      is distinct from (r.state, r.start_date, r.start_half, r.end_date, r.end_half, r.at_work);
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from changed r
    join was w on w.organization_id = r.organization_id and w.id = r.id
    join connections c on c.organization_id = r.organization_id and c.owner_user_id is null
  where c.provider in ('google-company', 'microsoft-company')
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
  perform gate.keep_calendar(c.organization_id, c.id, o.id)
  from changed r
    join was w on w.organization_id = r.organization_id and w.id = r.id
    join leave_requests o on o.organization_id = r.organization_id and o.user_id = r.user_id and o.id <> r.id
      and o.over_booked and o.start_date <= greatest(r.end_date, w.end_date)
      and o.end_date >= least(r.start_date, w.start_date)
    join connections c on c.organization_id = r.organization_id and c.owner_user_id is null
  where c.provider in ('google-company', 'microsoft-company');
  return null;
end
$$;

-- Whoever confirms an address, or has another one, is looked at anew: by the table, so that no path forgets to.
create function gate.keep_calendars_of_person() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_calendar(c.organization_id, c.id, r.id)
  from connections c join leave_requests r on r.organization_id = c.organization_id and r.user_id = new.id
  where c.organization_id = new.organization_id and c.owner_user_id is null
    and c.provider in ('google-company', 'microsoft-company')
    and (r.state in ('approved', 'cancellation-asked') and r.end_date >= current_date - 1
      or exists (select from written_events w where w.organization_id = c.organization_id
        and w.connection_id = c.id and w.request_id = r.id));
  return null;
end
$$;
create trigger keep_calendars_of_person after update of email, confirmed_at on users
  for each row when (old.email is distinct from new.email or old.confirmed_at is distinct from new.confirmed_at)
  execute function gate.keep_calendars_of_person();
