-- Whose mailbox it is: nothing made before the proof outlives it, and nothing leaves before it.

-- When the founder first opened a link from their mailbox. Organisations of before count from their first admin who did.
alter table organizations add column proven_at timestamptz;
update organizations set proven_at = (
  select min(confirmed_at) from users where users.organization_id = organizations.id and role = 'admin');

-- Bounded by days and by address from here on: see invitation_mails.
alter table organizations drop column invitations_sent;

-- An invitation that was written before the proof waits until whoever proved the mailbox lets it go.
alter table users add column invitation_waits boolean not null default false;

-- The session that a link opened, as long as it is open: a link that a program in between used up can be opened once more.
alter table login_links
  add column session_id uuid,
  add column reopened_at timestamptz,
  add foreign key (organization_id, session_id) references sessions (organization_id, id)
    on delete set null (session_id);

-- Which addresses an organisation wrote to of late. What was removed and invited again is not written to again at once.
create table invitation_mails (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email_key text not null,
  leaves_at timestamptz not null,
  primary key (organization_id, id)
);
create index invitation_mails_by_time on invitation_mails (organization_id, leaves_at);
alter table invitation_mails enable row level security;
create policy own_organization on invitation_mails to relache_app
  using (organization_id = gate.current_organization()) with check (organization_id = gate.current_organization());
grant select, insert, delete on invitation_mails to relache_app;

-- One address is one account in one organisation; invited it may be by several. Whoever invites cannot tell the one from
-- the other: an invitation claims the address when it is opened, and not before.
alter table email_directory drop constraint email_directory_pkey;
alter table email_directory add column invited boolean not null default false;
update email_directory set invited = true from users
  where users.organization_id = email_directory.organization_id and users.id = email_directory.user_id
    and users.invited_at is not null and users.confirmed_at is null;
alter table email_directory add primary key (organization_id, user_id);
create unique index email_directory_one_account on email_directory (email_key) where not invited;
create unique index email_directory_once_each on email_directory (email_key, organization_id);

create or replace function gate.keep_email_directory() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if gate.email_key(old.email) = gate.email_key(new.email)
      and (old.removed_at is null) = (new.removed_at is null)
      and (old.confirmed_at is null) = (new.confirmed_at is null) then
      return new;
    end if;
    delete from email_directory where organization_id = old.organization_id and user_id = old.id;
  end if;
  if new.removed_at is null then
    insert into email_directory (email_key, organization_id, user_id, invited) values (
      gate.email_key(new.email), new.organization_id, new.id,
      new.invited_at is not null and new.confirmed_at is null);
  end if;
  return new;
end $$;

drop trigger keep_email_directory on users;
create trigger keep_email_directory after insert or update of email, removed_at, confirmed_at on users
  for each row execute function gate.keep_email_directory();

-- Whom a login link for this address lets in: its account, or else the latest invitation that has left.
create or replace function gate.user_by_email(wanted text)
  returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.organization_id, d.user_id
  from email_directory d
  join users u on u.organization_id = d.organization_id and u.id = d.user_id
  where d.email_key = gate.email_key(wanted) and (not d.invited or not u.invitation_waits)
  order by d.invited, u.invited_at desc
  limit 1
$$;

-- Which of these addresses have an account, whatever the organisation. For those who sign up.
create or replace function gate.taken_emails(wanted text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select w from unnest(wanted) w
  where exists (select from email_directory d where d.email_key = gate.email_key(w) and not d.invited)
$$;

-- An account that was founded in someone's name, whose mailbox never opened a link and which nobody paid for.
create function gate.is_unproven(in_organization uuid, wanted uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from users u join organizations o on o.id = u.organization_id
    where u.organization_id = in_organization and u.id = wanted
      and u.invited_at is null and u.confirmed_at is null
      and o.proven_at is null and o.subscription_status = 'trial')
$$;

create function gate.has_account_elsewhere(wanted text, than uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from email_directory d
    where d.email_key = gate.email_key(wanted) and not d.invited and d.organization_id <> than
      and not gate.is_unproven(d.organization_id, d.user_id))
$$;

-- For who has just opened a link from that mailbox: what others founded with its address gives way.
create function gate.release_unproven(wanted text, than uuid, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update users u set removed_at = at from email_directory d
  where d.email_key = gate.email_key(wanted) and not d.invited and d.organization_id <> than
    and u.organization_id = d.organization_id and u.id = d.user_id
    and gate.is_unproven(d.organization_id, d.user_id)
$$;

revoke all on function gate.is_unproven(uuid, uuid), gate.has_account_elsewhere(text, uuid),
  gate.release_unproven(text, uuid, timestamptz) from public;
grant execute on function gate.has_account_elsewhere(text, uuid), gate.release_unproven(text, uuid, timestamptz)
  to relache_app;
