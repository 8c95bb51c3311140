-- Letters that were sent to the readers of the newsletter. Each reader gets each letter once; whatever copy of it they
-- hold, its link takes their address out.

create table newsletter_issues (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  -- By language: the subject, the words in Markdown, and the page that it leads to, if any.
  content jsonb not null,
  queued_at timestamptz not null
);
alter table newsletter_issues enable row level security;

create table newsletter_deliveries (
  issue_id text not null references newsletter_issues (id),
  reader_id uuid not null references newsletter_readers (id) on delete cascade,
  sent_at timestamptz,
  primary key (issue_id, reader_id)
);
create index newsletter_deliveries_by_reader on newsletter_deliveries (reader_id);
alter table newsletter_deliveries enable row level security;

-- Every attempt to send a letter has a link of its own: the mail server may have kept what it refused.
create table newsletter_links (
  token_hash bytea primary key,
  reader_id uuid not null references newsletter_readers (id) on delete cascade,
  created_at timestamptz not null
);
create index newsletter_links_by_reader on newsletter_links (reader_id);
alter table newsletter_links enable row level security;

-- One at a time: who comes second sees what the first has done.
create function gate.newsletter_issues() returns table (id text, queued_at timestamptz, readers bigint, sent bigint)
  language sql security definer set search_path = public, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('relache newsletter'));
  select i.id, i.queued_at, count(d.reader_id), count(d.sent_at)
  from newsletter_issues i left join newsletter_deliveries d on d.issue_id = i.id
  group by i.id order by i.queued_at desc
$$;

create function gate.newsletter_audience() returns table (language text, readers bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.language, count(*) from newsletter_readers r where r.confirmed_at is not null group by r.language
$$;

-- The readers it goes to.
create function gate.queue_newsletter(issue text, words jsonb, at timestamptz) returns setof uuid
  language sql security definer set search_path = public, pg_temp as $$
  insert into newsletter_issues values (issue, words, at);
  insert into newsletter_deliveries (issue_id, reader_id)
    select issue, r.id from newsletter_readers r where r.confirmed_at is not null
    returning reader_id
$$;

-- Nothing for a reader who has left meanwhile.
create function gate.newsletter_delivery(issue text, reader uuid)
  returns table (email text, language text, content jsonb, sent boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.email, r.language, i.content, d.sent_at is not null
  from newsletter_deliveries d
    join newsletter_issues i on i.id = d.issue_id
    join newsletter_readers r on r.id = d.reader_id
  where d.issue_id = issue and d.reader_id = reader
$$;

create function gate.add_newsletter_link(reader uuid, hash bytea, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into newsletter_links values (hash, reader, at)
$$;

create function gate.note_newsletter_sent(issue text, reader uuid, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update newsletter_deliveries set sent_at = at where issue_id = issue and reader_id = reader
$$;

create or replace function gate.leave_newsletter(hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from newsletter_readers r
      where r.token_hash = hash
        or r.id = (select l.reader_id from newsletter_links l where l.token_hash = hash)
      returning 1
  )
  select exists (select from gone)
$$;

-- Whoever types the address of a reader must not change the language of their letters.
create or replace function gate.ask_for_newsletter(reader_id uuid, reader_email text, in_language text, at timestamptz)
  returns table (id uuid, confirmed boolean)
  language sql security definer set search_path = public, pg_temp as $$
  insert into newsletter_readers as r (email_key, id, email, language, asked_at)
    values (gate.email_key(reader_email), reader_id, reader_email, in_language, at)
    on conflict (email_key) do update set
      language = case when r.confirmed_at is null then excluded.language else r.language end,
      asked_at = case when r.confirmed_at is null then excluded.asked_at else r.asked_at end
    returning r.id, r.confirmed_at is not null
$$;

drop function gate.confirmed_readers();

do $$
declare
  made regprocedure;
begin
  foreach made in array array[
    'gate.newsletter_issues()'::regprocedure,
    'gate.newsletter_audience()'::regprocedure,
    'gate.queue_newsletter(text, jsonb, timestamptz)'::regprocedure,
    'gate.newsletter_delivery(text, uuid)'::regprocedure,
    'gate.add_newsletter_link(uuid, bytea, timestamptz)'::regprocedure,
    'gate.note_newsletter_sent(text, uuid, timestamptz)'::regprocedure
  ]
  loop
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to relache_app', made);
  end loop;
end $$;
