-- What has expired went organisation by organisation, thirty statements for each, in one job for all of them: with ten
-- thousand it ran out of its time before the last, and one that failed kept those behind it from their turn. One
-- statement takes a handful now, whoever's it is, and what depends on an organisation's choices is a job of its own.

-- How many went: fewer than asked for, and none of the kind is left but what others hold at this moment.
create function gate.forget_expired(kind text, before timestamptz, at_most integer) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  gone integer;
  place text;
  over text := case kind
    when 'sessions' then 't.expires_at < $1'
    when 'login_links' then 't.expires_at < $1'
    when 'login_tickets' then 't.expires_at < $1'
    when 'login_attempts' then 't.expires_at < $1'
    when 'trusted_devices' then 't.expires_at < $1'
    when 'mail_codes' then 't.expires_at < $1'
    when 'mail_links' then 't.expires_at < $1'
    when 'connection_attempts' then 't.expires_at < $1'
    when 'slack_calls' then 't.seen_at < $1'
    when 'channel_posts' then 't.claimed_at < $1'
    when 'held_changes' then 't.done_at < $1'
    when 'decision_batches' then 't.created_at < $1'
    when 'invitation_mails' then 't.leaves_at < $1'
    when 'idempotency_keys' then 't.created_at < $1'
    when 'api_key_calls' then 't.at < $1'
    when 'api_keys' then '(t.revoked_at < $1 or t.expires_at < $1)'
    when 'looks' then 't.last_at < $1'
    when 'webhook_events' then 't.at < $1'
    -- The latest of a person stays: without it, their next login could not be told from their first.
    when 'known_browsers' then 't.last_login_at < $1 and exists (select from known_browsers l
      where l.organization_id = t.organization_id and l.user_id = t.user_id and l.last_login_at > t.last_login_at)'
  end;
begin
  if over is null then
    raise exception 'nothing called % expires', kind;
  end if;
  place := format('public.%I', kind);
  execute 'delete from ' || place || ' where ctid = any (array(select t.ctid from ' || place || ' t where '
    || over || ' limit $2 for update skip locked))' using before, at_most;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Where something may have had its time, in the order of ids: of durations, what an organisation chose, else what holds
-- for everyone. A day too early where zones differ; the job looks at its own calendar.
create function gate.organizations_to_sweep(
  at timestamptz, durations jsonb, longer text[], after uuid, at_most integer
) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id from organizations o
  cross join lateral (
    select
      max(d.day) filter (where d.kind = 'sessions') as sessions,
      max(d.day) filter (where d.kind = 'mails') as mails,
      max(d.day) filter (where d.kind = 'pay-files') as pay,
      max(d.day) filter (where d.kind = 'words') as words,
      max(d.day) filter (where d.kind = 'leavers') as leavers,
      max(d.day) filter (where d.kind = 'journal') as journal,
      max(d.day) filter (where d.kind = 'counter-journal') as counter_journal
    from (
      select s.kind, (at - case s.unit when 'days' then make_interval(days => kept.amount)
        else make_interval(months => kept.amount) end)::date + 1 as day
      from jsonb_to_recordset(durations) as s (kind text, unit text, standard integer, least integer, most integer)
      left join retention_choices c on c.organization_id = o.id and c.kind = s.kind
      cross join lateral (select least(s.most, greatest(s.least, coalesce(c.amount, s.standard))) as amount) kept
    ) d
  ) k
  where (after is null or o.id > after) and (
    o.closes_at <= at
    or exists (select from person_copies c where c.organization_id = o.id
      and (c.expires_at < at or c.ready_at is null and c.asked_at < at - interval '7 days'))
    or exists (select from sessions s where s.organization_id = o.id and s.created_at < k.sessions)
    or exists (select from notifications n where n.organization_id = o.id and n.sent_at < k.mails)
    or exists (select from sent_digests n where n.organization_id = o.id and n.sent_at < k.mails)
    or exists (select from payslip_comparisons p where p.organization_id = o.id and p.date < k.pay)
    or exists (select from payroll_files f join payroll_months m on m.organization_id = f.organization_id and m.id = f.closing_id
      where f.organization_id = o.id and m.paid_in < k.pay)
    or exists (select from leave_requests r where r.organization_id = o.id and r.end_date <= k.words)
    or exists (select from users u where u.organization_id = o.id and u.erased_at is null and u.removed_at < k.leavers + 1)
    or exists (select from audit_log a where a.organization_id = o.id and a.at < k.counter_journal)
    or exists (select from audit_log a where a.organization_id = o.id and a.at < k.journal and a.action <> all (longer))
  ) and not gate.has_job('sweep-expired-access:' || o.id)
  order by o.id limit at_most
$$;

-- The same as before, a handful at a time.
drop function gate.forget_audit_lines(timestamptz, text[], timestamptz);
create function gate.forget_audit_lines(
  before timestamptz, longer text[], longer_before timestamptz, at_most integer
) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from audit_log where ctid = any (array(
    select a.ctid from audit_log a
    where a.organization_id = gate.current_organization()
      and a.at < case when a.action = any (longer) then longer_before else before end
    limit at_most
  ));
  get diagnostics gone = row_count;
  return gone;
end $$;

drop function gate.forget_request_words(date);
create function gate.forget_request_words(until date, at_most integer) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with ended as materialized (
    select r.id from leave_requests r
    where r.organization_id = gate.current_organization() and r.end_date <= until
      and r.state not in ('pending', 'cancellation-asked')
      and (r.note <> '' or r.decision_reason is not null
        or exists (select from request_comments c where c.organization_id = r.organization_id and c.request_id = r.id)
        or exists (select from leave_request_events e where e.organization_id = r.organization_id
          and e.request_id = r.id and (e.reason is not null or e.changes ? 'note' or e.address is not null)))
    limit at_most
  ), requests as (
    update leave_requests r set note = '', decision_reason = null
    from ended where r.organization_id = gate.current_organization() and r.id = ended.id
  ), events as (
    update leave_request_events e set reason = null, changes = e.changes - 'note', address = null
    from ended where e.organization_id = gate.current_organization() and e.request_id = ended.id
  ), comments as (
    delete from request_comments c using ended
    where c.organization_id = gate.current_organization() and c.request_id = ended.id
  )
  select count(*) from ended
$$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array[
    'gate.forget_expired(text, timestamptz, integer)'::regprocedure,
    'gate.organizations_to_sweep(timestamptz, jsonb, text[], uuid, integer)'::regprocedure,
    'gate.forget_audit_lines(timestamptz, text[], timestamptz, integer)'::regprocedure,
    'gate.forget_request_words(date, integer)'::regprocedure
  ]
  loop
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to relache_app', made);
  end loop;
end $$;
