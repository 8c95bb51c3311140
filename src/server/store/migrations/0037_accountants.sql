-- Accountants: people outside of the company who make its payroll. One address may serve many companies.

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('employee', 'team_lead', 'manager', 'admin', 'accountant'));

-- One address is one account in one organisation, and besides an accountant of as many as invite it.
alter table email_directory add column outside boolean not null default false;
drop index email_directory_one_account;
create unique index email_directory_one_account on email_directory (email_key) where not invited and not outside;

create or replace function gate.keep_email_directory() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if (old.role = 'accountant') <> (new.role = 'accountant') then
      raise exception 'Nobody becomes an accountant, or ceases to be one.';
    end if;
    if gate.email_key(old.email) = gate.email_key(new.email)
      and (old.removed_at is null) = (new.removed_at is null)
      and (old.confirmed_at is null) = (new.confirmed_at is null) then
      return new;
    end if;
    delete from email_directory where organization_id = old.organization_id and user_id = old.id;
  end if;
  if new.removed_at is null then
    insert into email_directory (email_key, organization_id, user_id, invited, outside) values (
      gate.email_key(new.email), new.organization_id, new.id,
      new.invited_at is not null and new.confirmed_at is null, new.role = 'accountant');
  end if;
  return new;
end $$;

drop trigger keep_email_directory on users;
create trigger keep_email_directory after insert or update of email, role, removed_at, confirmed_at on users
  for each row execute function gate.keep_email_directory();

-- Whom a login link for this address lets in: its account, or the company whose payroll they last looked at, or an
-- account that nobody has proven yet, or else the latest invitation that has left. From there they reach the others.
create or replace function gate.user_by_email(wanted text)
  returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.organization_id, d.user_id
  from email_directory d
  join users u on u.organization_id = d.organization_id and u.id = d.user_id
  where d.email_key = gate.email_key(wanted) and (not d.invited or not u.invitation_waits)
  order by d.invited, u.confirmed_at is null, d.outside, greatest(u.last_seen_at, u.invited_at) desc nulls last
  limit 1
$$;

create or replace function gate.taken_emails(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select w from unnest(wanted) w
  where exists (
    select from email_directory d where d.email_key = gate.email_key(w) and not d.invited and not d.outside)
$$;

create or replace function gate.has_account_elsewhere(wanted text, than uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from email_directory d
    where d.email_key = gate.email_key(wanted) and not d.invited and not d.outside and d.organization_id <> than
      and not gate.is_unproven(d.organization_id, d.user_id))
$$;

create or replace function gate.release_unproven(wanted text, than uuid, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update users u set removed_at = at from email_directory d
  where d.email_key = gate.email_key(wanted) and not d.invited and not d.outside and d.organization_id <> than
    and u.organization_id = d.organization_id and u.id = d.user_id
    and gate.is_unproven(d.organization_id, d.user_id)
$$;

-- Every company that the address of this person opens, for who has proven that the mailbox is theirs.
create function gate.companies_of(in_organization uuid, of_user uuid)
  returns table (organization_id uuid, user_id uuid, organization_name text, time_zone text, role text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.organization_id, u.id, o.name, o.time_zone, u.role
  from users asking
  join email_directory d on d.email_key = gate.email_key(asking.email) and not d.invited
  join users u on u.organization_id = d.organization_id and u.id = d.user_id
  join organizations o on o.id = u.organization_id
  where asking.organization_id = in_organization and asking.id = of_user
    and asking.confirmed_at is not null and asking.removed_at is null
    and u.confirmed_at is not null and u.removed_at is null
  order by lower(o.name), o.id
$$;
revoke all on function gate.companies_of(uuid, uuid) from public;
grant execute on function gate.companies_of(uuid, uuid) to relache_app;

-- What accountant and company say to each other about one line of a pay month. Written once, never changed.
create table payroll_remarks (
  organization_id uuid not null,
  id uuid not null,
  month date not null check (month = date_trunc('month', month)),
  request_id uuid not null,
  author_id uuid not null,
  -- As it was on that day.
  author_name text not null,
  from_accountant boolean not null,
  kind text not null check (kind in ('comment', 'question', 'answer')),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id) on delete cascade,
  foreign key (organization_id, author_id) references users (organization_id, id) on delete cascade
);
create index payroll_remarks_by_line on payroll_remarks (organization_id, month, request_id, written_at);

-- Until when each has read what is said about a line.
create table payroll_remarks_seen (
  organization_id uuid not null,
  user_id uuid not null,
  month date not null,
  request_id uuid not null,
  seen_at timestamptz not null,
  primary key (organization_id, user_id, month, request_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, request_id) references leave_requests (organization_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payroll_remarks', 'payroll_remarks_seen']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;

grant select, insert on payroll_remarks to relache_app;
grant select, insert, update on payroll_remarks_seen to relache_app;
