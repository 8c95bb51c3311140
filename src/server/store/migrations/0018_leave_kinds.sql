-- What an agreement grants beyond the law, and whether calendars show days at work elsewhere.
alter table leave_types
  add column granted_days integer check (granted_days between 1 and 366),
  add column in_calendar boolean not null default true;

-- A sick child is a kind of its own; it was kept as unpaid leave.
update leave_types set absence_kind = 'sick-child' where catalogue_key = 'sick-child';

-- Telework and business trips are days at work: they keep no half-day from leave, only from each other.
alter table leave_requests add column at_work boolean not null default false;
alter table leave_requests drop constraint leave_requests_no_overlap;
alter table leave_requests add constraint leave_requests_no_overlap exclude using gist (
  organization_id with =,
  user_id with =,
  int4range(
    (start_date - date '2000-01-01') * 2 + case start_half when 'pm' then 1 else 0 end,
    (end_date - date '2000-01-01') * 2 + case end_half when 'pm' then 2 else 1 end
  ) with &&
) where (state in ('pending', 'approved', 'cancellation-asked') and not over_booked and not at_work);
alter table leave_requests add constraint leave_requests_no_overlap_at_work exclude using gist (
  organization_id with =,
  user_id with =,
  int4range(
    (start_date - date '2000-01-01') * 2 + case start_half when 'pm' then 1 else 0 end,
    (end_date - date '2000-01-01') * 2 + case end_half when 'pm' then 2 else 1 end
  ) with &&
) where (state in ('pending', 'approved', 'cancellation-asked') and at_work);
