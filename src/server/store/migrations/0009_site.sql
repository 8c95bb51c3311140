-- What visitors of the public site send, and what the site measures of itself. None of it belongs to an organisation,
-- so that the application reaches it through the functions below alone.

create table site_messages (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'application')),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  company text not null,
  -- What it is about: a subject of the contact form, or the offer that is applied for.
  about text not null,
  message text not null check (char_length(message) between 1 and 10000),
  language text not null check (language in ('fr', 'en')),
  consented_at timestamptz not null,
  created_at timestamptz not null,
  delete_after timestamptz not null
);
create index site_messages_to_delete on site_messages (delete_after);
alter table site_messages enable row level security;

create table newsletter_readers (
  email_key text primary key,
  id uuid not null unique,
  email text not null check (char_length(email) between 3 and 254),
  language text not null check (language in ('fr', 'en')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- Of the link in the last mail: it confirms, and later unsubscribes.
  token_hash bytea unique
);
create index newsletter_unconfirmed on newsletter_readers (asked_at) where confirmed_at is null;
alter table newsletter_readers enable row level security;

create table service_checks (
  service text not null check (service in ('app', 'database', 'mail', 'payments')),
  day date not null,
  checks integer not null,
  failures integer not null,
  last_checked_at timestamptz not null,
  last_ok boolean not null,
  primary key (service, day)
);
alter table service_checks enable row level security;

create function gate.keep_site_message(
  message_id uuid, message_kind text, from_name text, from_email text, from_company text, message_about text,
  message_text text, in_language text, at timestamptz, until timestamptz
) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into site_messages
    values (message_id, message_kind, from_name, from_email, from_company, message_about, message_text, in_language,
      at, at, until)
$$;

create function gate.site_message(message_id uuid)
  returns table (kind text, name text, email text, company text, about text, message text, language text,
    created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.kind, m.name, m.email, m.company, m.about, m.message, m.language, m.created_at
  from site_messages m where m.id = message_id
$$;

-- The id of the reader; an address that asks again keeps it, and what it has confirmed.
create function gate.ask_for_newsletter(reader_id uuid, reader_email text, in_language text, at timestamptz)
  returns table (id uuid, confirmed boolean)
  language sql security definer set search_path = public, pg_temp as $$
  insert into newsletter_readers as r (email_key, id, email, language, asked_at)
    values (gate.email_key(reader_email), reader_id, reader_email, in_language, at)
    on conflict (email_key) do update set language = excluded.language,
      asked_at = case when r.confirmed_at is null then excluded.asked_at else r.asked_at end
    returning r.id, r.confirmed_at is not null
$$;

create function gate.newsletter_reader(reader_id uuid)
  returns table (email text, language text, confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.email, r.language, r.confirmed_at is not null from newsletter_readers r where r.id = reader_id
$$;

create function gate.set_newsletter_token(reader_id uuid, hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update newsletter_readers set token_hash = hash where id = reader_id
$$;

create function gate.confirm_newsletter(hash bytea, at timestamptz, not_before timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with confirmed as (
    update newsletter_readers set confirmed_at = coalesce(confirmed_at, at)
      where token_hash = hash and (confirmed_at is not null or asked_at >= not_before)
      returning 1
  )
  select exists (select from confirmed)
$$;

create function gate.leave_newsletter(hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from newsletter_readers where token_hash = hash returning 1)
  select exists (select from gone)
$$;

create function gate.confirmed_readers() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from newsletter_readers where confirmed_at is not null order by id
$$;

create function gate.forget_site_visitors(at timestamptz, unconfirmed_before timestamptz, checks_before date)
  returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from site_messages where delete_after < at;
  delete from newsletter_readers where confirmed_at is null and asked_at < unconfirmed_before;
  delete from service_checks where day < checks_before
$$;

create function gate.note_service_check(of_service text, on_day date, at timestamptz, ok boolean) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into service_checks as c values (of_service, on_day, 1, case when ok then 0 else 1 end, at, ok)
    on conflict (service, day) do update set checks = c.checks + 1, failures = c.failures + excluded.failures,
      last_checked_at = excluded.last_checked_at, last_ok = excluded.last_ok
$$;

create function gate.service_checks(since date)
  returns table (service text, day date, checks integer, failures integer, last_checked_at timestamptz, last_ok boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.service, c.day, c.checks, c.failures, c.last_checked_at, c.last_ok
  from service_checks c where c.day >= since order by c.service, c.day
$$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array[
    'gate.keep_site_message(uuid, text, text, text, text, text, text, text, timestamptz, timestamptz)'::regprocedure,
    'gate.site_message(uuid)'::regprocedure,
    'gate.ask_for_newsletter(uuid, text, text, timestamptz)'::regprocedure,
    'gate.newsletter_reader(uuid)'::regprocedure,
    'gate.set_newsletter_token(uuid, bytea)'::regprocedure,
    'gate.confirm_newsletter(bytea, timestamptz, timestamptz)'::regprocedure,
    'gate.leave_newsletter(bytea)'::regprocedure,
    'gate.confirmed_readers()'::regprocedure,
    'gate.forget_site_visitors(timestamptz, timestamptz, date)'::regprocedure,
    'gate.note_service_check(text, date, timestamptz, boolean)'::regprocedure,
    'gate.service_checks(date)'::regprocedure
  ]
  loop
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to relache_app', made);
  end loop;
end $$;
