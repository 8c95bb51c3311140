-- Seats, invitations, people who left, purchases, and a log of who did what.

alter table organizations
  add column seats integer not null default 1 check (seats between 1 and 1000),
  add column subscription_status text not null default 'trial'
    check (subscription_status in ('trial', 'active', 'cancelled')),
  add column trial_started_at timestamptz,
  -- Every invitation mail counts, also a second one to the same person: this bounds what a newcomer can send.
  add column invitations_sent integer not null default 0;
update organizations set trial_started_at = created_at,
  seats = least(1000, greatest(1, (select count(*) from users where users.organization_id = organizations.id)));
alter table organizations alter column trial_started_at set not null;

-- Someone who was invited and has not opened a link from their mailbox yet has not joined. Someone who was
-- removed keeps their row, because their absences stay under their name, and loses everything else.
alter table users
  add column invited_at timestamptz,
  add column confirmed_at timestamptz,
  add column removed_at timestamptz;
update users set confirmed_at = last_seen_at;

alter table login_links
  add column kind text not null default 'login' check (kind in ('login', 'invitation'));

create table checkouts (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  seats integer not null check (seats between 1 and 1000),
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id)
);
alter table checkouts enable row level security;
create policy own_organization on checkouts to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, update on checkouts to relache_app;

-- Names are those of the day: a log that changes with its subjects would prove nothing.
create table audit_log (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  action text not null,
  actor_id uuid,
  actor_name text,
  subject_kind text not null check (subject_kind in ('organization', 'user', 'team')),
  subject_id uuid not null,
  subject_name text not null,
  address text,
  details jsonb not null default '{}',
  primary key (organization_id, id),
  foreign key (organization_id, actor_id) references users (organization_id, id)
);
create index audit_log_by_time on audit_log (organization_id, at desc, id desc);
alter table audit_log enable row level security;
create policy own_organization on audit_log to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
-- Append-only: nothing that the application does can change or take back an entry.
grant select, insert on audit_log to relache_app;

create or replace function gate.keep_email_directory() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if gate.email_key(old.email) = gate.email_key(new.email)
      and (old.removed_at is null) = (new.removed_at is null) then
      return new;
    end if;
    delete from email_directory where organization_id = old.organization_id and user_id = old.id;
  end if;
  if new.removed_at is null then
    insert into email_directory (email_key, organization_id, user_id)
      values (gate.email_key(new.email), new.organization_id, new.id);
  end if;
  return new;
end $$;

drop trigger keep_email_directory on users;
create trigger keep_email_directory after insert or update of email, removed_at on users
  for each row execute function gate.keep_email_directory();

-- Also tells whether the person ever opened a link from their mailbox; knows nobody who was removed.
drop function gate.session(uuid, bytea, timestamptz);
create function gate.session(in_organization uuid, with_hash bytea, at timestamptz)
  returns table (
    session_id uuid, last_seen_at timestamptz, user_id uuid, email text, name text, role text, language text,
    confirmed boolean, organization_name text, time_zone text
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.last_seen_at, u.id, u.email, u.name, u.role, u.language, u.confirmed_at is not null,
    o.name, o.time_zone
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.organization_id = in_organization and s.token_hash = with_hash and s.expires_at > at
    and u.removed_at is null
$$;

-- Which of these addresses belong to someone already, whatever the organisation.
create function gate.taken_emails(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select w from unnest(wanted) w where exists (select from email_directory d where d.email_key = gate.email_key(w))
$$;

revoke all on function gate.session(uuid, bytea, timestamptz), gate.taken_emails(text[]) from public;
grant execute on function gate.session(uuid, bytea, timestamptz), gate.taken_emails(text[]) to relache_app;
