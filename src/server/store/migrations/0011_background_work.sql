-- Background work that nothing stops: jobs have priorities, each lane of the worker shows that it works, organisations
-- that have nothing to do are left out, and addresses that refuse mails are remembered.

-- Attempts and priority come from the table of jobs; the queue's name keeps jobs of one organisation in turn.
drop function gate.enqueue_job(text, json, text, timestamptz);
create function gate.enqueue_job(
  task text, payload json, key text default null, run_at timestamptz default null, attempts integer default 12,
  job_priority integer default 0
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, run_at => run_at, max_attempts => attempts, job_key => key,
    priority => job_priority
  );
end $$;

-- Many of one kind with one word to the worker. In a large batch each next handful stands a little behind, so that
-- whoever asks for one thing does not wait for someone else's thousand.
create function gate.enqueue_jobs(task text, jobs json, attempts integer, job_priority integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      task, job -> 'payload', job ->> 'queue', null, attempts, job ->> 'key',
      job_priority + least((place - 1) / 25, 90), null
    )::graphile_worker.job_spec
    from json_array_elements(jobs) with ordinality as listed (job, place)
    order by place
  ));
end $$;

-- What waits, by kind: how long the oldest that may run has waited for its turn, and what was given up.
create function gate.job_figures() returns table (task text, waiting bigint, dead bigint, late_seconds double precision)
  language sql stable security definer set search_path = public, pg_temp as $$
  select task_identifier, count(*) filter (where attempts < max_attempts),
    count(*) filter (where attempts >= max_attempts and locked_at is null),
    coalesce(extract(epoch from now() - min(run_at) filter (
      where attempts < max_attempts and locked_at is null and run_at <= now())), 0)::double precision
  from graphile_worker.jobs group by task_identifier
$$;

-- A job that is in its last attempt is not given up yet.
create or replace function gate.job_counts() returns table (waiting bigint, dead bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where attempts < max_attempts or locked_at is not null),
    count(*) filter (where attempts >= max_attempts and locked_at is null)
  from graphile_worker.jobs
$$;

-- When each lane last did a job that does nothing else but to be done. No part of backups: it tells of this moment.
create table gate.lane_beats (lane text primary key, beaten_at timestamptz not null);

create function gate.note_beat(of_lane text) returns void
  language sql security definer set search_path = gate, pg_temp as $$
  insert into gate.lane_beats values (of_lane, now()) on conflict (lane) do update set beaten_at = now()
$$;

create function gate.lane_silences() returns table (lane text, seconds double precision)
  language sql stable security definer set search_path = gate, pg_temp as $$
  select b.lane, extract(epoch from now() - b.beaten_at)::double precision from gate.lane_beats b
$$;

-- The day on which everything that is looked at once a day was looked at. A change of settings is a reason to look again.
alter table organizations add column followed_up_on date;

-- Null for a zone that does not exist: whoever looks must not fail for everyone because of one.
create function gate.local_time(at timestamptz, zone text) returns timestamp
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return at at time zone zone;
exception when invalid_parameter_value then
  return null;
end $$;

-- A job that waits, runs or was killed with its process to the last attempt speaks for its organisation. One that failed
-- to the end does not: the next day is another try.
create function gate.has_job(with_key text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from graphile_worker.jobs j where j.key = with_key
    and (j.attempts < j.max_attempts or j.locked_at is not null or j.last_error is null))
$$;

create function gate.organizations_to_settle(at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  with zones as materialized (
    select z.time_zone, gate.local_time(at, z.time_zone)::date as today
    from (select distinct time_zone from organizations) z
  )
  select o.id from organizations o join zones z using (time_zone)
  where (z.today is null or o.settled_on is distinct from z.today) and not gate.has_job('accrue:' || o.id)
  order by o.created_at, o.id
$$;

-- From the organisation's hour on, once a day where something waits or is about to be told, and whenever somebody's
-- digest of the day has something in it. Months of the test payments end at any hour.
create function gate.organizations_to_follow_up(at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  with zones as materialized (
    select z.time_zone, gate.local_time(at, z.time_zone) as local
    from (select distinct time_zone from organizations) z
  )
  select o.id from organizations o join zones z using (time_zone)
  where (
    z.local is null
    or extract(hour from z.local) >= o.digest_hour and (
      o.followed_up_on is distinct from z.local::date and (
        o.subscription_status = 'past_due'
        or o.subscription_status = 'trial' and o.trial_started_at between at - interval '21 days' and at - interval '7 days'
        or exists (select from leave_requests r
          where r.organization_id = o.id and r.state in ('pending', 'cancellation-asked'))
        or extract(isodow from z.local) = 1 and exists (select from leave_requests r
          where r.organization_id = o.id and r.state in ('pending', 'approved', 'cancellation-asked')
            and r.start_date <= z.local::date + 13 and r.end_date >= z.local::date)
      )
      or exists (select from notifications n
        where n.organization_id = o.id and n.sent_at is null and n.choice = 'daily' and not exists (
          select from sent_digests d where d.organization_id = n.organization_id and d.user_id = n.user_id
            and d.kind = 'daily' and d.day = z.local::date))
    )
    or exists (select from sandbox_subscriptions s
      where s.organization_id = o.id and s.period_end <= at and s.status in ('active', 'past_due'))
  ) and not gate.has_job('follow-up:' || o.id)
  order by o.created_at, o.id
$$;

create function gate.organizations_to_reconcile(with_provider text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.organization_id from payment_accounts a
  where a.provider = with_provider and not gate.has_job('reconcile:' || a.organization_id)
  order by a.organization_id
$$;

-- Since when mails to the person's address are refused for good. Another address starts anew.
alter table users add column mail_refused_at timestamptz;

create function gate.forget_refusal() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.mail_refused_at := null;
  return new;
end $$;
create trigger forget_refusal before update of email on users
  for each row when (old.email is distinct from new.email) execute function gate.forget_refusal();

-- A mail that arrived ends the mark. Mails know addresses, not people.
create function gate.note_delivery(to_address text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update users u set mail_refused_at = null
  from email_directory d
  where d.email_key = gate.email_key(to_address) and u.organization_id = d.organization_id and u.id = d.user_id
    and u.mail_refused_at is not null
$$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array[
    'gate.enqueue_job(text, json, text, timestamptz, integer, integer)'::regprocedure,
    'gate.enqueue_jobs(text, json, integer, integer)'::regprocedure,
    'gate.job_figures()'::regprocedure,
    'gate.note_beat(text)'::regprocedure,
    'gate.lane_silences()'::regprocedure,
    'gate.organizations_to_settle(timestamptz)'::regprocedure,
    'gate.organizations_to_follow_up(timestamptz)'::regprocedure,
    'gate.organizations_to_reconcile(text)'::regprocedure,
    'gate.note_delivery(text)'::regprocedure
  ]
  loop
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to relache_app', made);
  end loop;
  foreach made in array array[
    'gate.local_time(timestamptz, text)'::regprocedure,
    'gate.has_job(text)'::regprocedure,
    'gate.forget_refusal()'::regprocedure
  ]
  loop
    execute format('revoke all on function %s from public', made);
  end loop;
end $$;
