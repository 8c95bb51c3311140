-- What changed since a moment, in the order of changing: programs ask for that instead of for everything.
create index leave_requests_by_change on leave_requests (organization_id, updated_at, id);

-- To the millisecond, as answers tell it: a page goes on from the moment that the last one told.
alter table users add column changed_at timestamptz not null default date_trunc('milliseconds', now());
create index users_by_change on users (organization_id, changed_at, id);

-- Of what others are shown of a person; that they looked in is no change.
create function gate.note_change_of_person() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.changed_at := date_trunc('milliseconds', now());
  return new;
end
$$;
create trigger note_change before update on users for each row
  when ((old.email, old.name, old.role, old.joined_at, old.invited_at, old.confirmed_at, old.removed_at,
    old.invitation_waits, old.mail_refused_at)
    is distinct from (new.email, new.name, new.role, new.joined_at, new.invited_at, new.confirmed_at, new.removed_at,
    new.invitation_waits, new.mail_refused_at))
  execute function gate.note_change_of_person();
