-- N30, N37, N47: which absences moved was found by joining all rows of a statement as they were with all rows as they
-- became. Under row-level security PostgreSQL compares each with each: eight hundred requests counted anew took seven
-- seconds. A row that moved is now looked at by itself, and one that did not costs nothing.
drop trigger keep_calendars_updated on leave_requests;
drop trigger keep_away_notes_updated on leave_requests;

create or replace function gate.keep_calendars_of_changed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_calendar(c.organization_id, c.id, touched.id)
  from connections c
    cross join lateral (
      select new.id
      union all
      -- G5: what lies over this leave is written as far as it goes beyond it.
      select o.id from leave_requests o
      where o.organization_id = new.organization_id and o.user_id = new.user_id and o.id <> new.id
        and o.over_booked and o.start_date <= greatest(new.end_date, old.end_date)
        and o.end_date >= least(new.start_date, old.start_date)
    ) as touched
  where c.organization_id = new.organization_id
    and (c.owner_user_id = new.user_id and c.provider in ('google', 'microsoft')
      or c.owner_user_id is null and c.provider in ('google-company', 'microsoft-company'));
  return null;
end
$$;

create or replace function gate.keep_away_notes_of_changed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform gate.keep_away_note(c.organization_id, c.id)
  from connections c
  where c.organization_id = new.organization_id and c.owner_user_id = new.user_id
    and (c.provider = 'slack-status' or c.choices ? 'replies');
  return null;
end
$$;

create trigger keep_calendars_updated after update on leave_requests for each row
  when ((old.state, old.start_date, old.start_half, old.end_date, old.end_half, old.at_work)
    is distinct from (new.state, new.start_date, new.start_half, new.end_date, new.end_half, new.at_work))
  execute function gate.keep_calendars_of_changed();
create trigger keep_away_notes_updated after update on leave_requests for each row
  when ((old.state, old.start_date, old.start_half, old.end_date, old.end_half, old.at_work)
    is distinct from (new.state, new.start_date, new.start_half, new.end_date, new.end_half, new.at_work))
  execute function gate.keep_away_notes_of_changed();
