-- V22: how long an organisation keeps each kind of data, where it chose otherwise than the standard.
create table retention_choices (
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null,
  amount integer not null check (amount > 0),
  chosen_at timestamptz not null,
  chosen_by uuid not null,
  primary key (organization_id, kind),
  foreign key (organization_id, chosen_by) references users (organization_id, id)
);

-- V23: that documents of a request are gone, and since when; nothing of what they were.
create table document_erasures (
  organization_id uuid not null,
  request_id uuid not null,
  erased_on date not null,
  documents integer not null check (documents > 0),
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references leave_requests (organization_id, id) on delete cascade
);

-- V26: what the operator told the admins of an organisation, and whom it reached.
create table operator_notices (
  organization_id uuid not null references organizations (id) on delete cascade,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  kind text not null check (kind in ('breach', 'change')),
  content jsonb not null,
  queued_at timestamptz not null,
  primary key (organization_id, id)
);
create table operator_notice_mails (
  organization_id uuid not null,
  notice_id text not null,
  user_id uuid not null,
  address text,
  state text not null check (state in ('waiting', 'sent', 'refused')),
  settled_at timestamptz,
  primary key (organization_id, notice_id, user_id),
  foreign key (organization_id, notice_id) references operator_notices (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  check ((state = 'waiting') = (settled_at is null))
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array
    array['retention_choices', 'document_erasures', 'operator_notices', 'operator_notice_mails']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_organization on %I to relache_app
         using (organization_id = gate.current_organization())
         with check (organization_id = gate.current_organization())', tenant_table);
  end loop;
end $$;
grant select, insert, update on retention_choices, document_erasures, operator_notice_mails to relache_app;
grant select, insert on operator_notices to relache_app;

-- What has its time is deleted by the nightly job.
grant delete on notifications, payroll_files, payslip_comparisons to relache_app;
create index audit_log_by_age on audit_log (organization_id, at);
create index notifications_by_age on notifications (organization_id, sent_at);

-- The application writes the log and cannot change it. These two are the only ways by which something leaves it, or the
-- history of requests, and they know no lines but those of the organisation and of before a day.
create function gate.forget_audit_lines(before timestamptz, longer text[], longer_before timestamptz) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from audit_log
  where organization_id = gate.current_organization()
    and at < case when action = any (longer) then longer_before else before end;
  get diagnostics gone = row_count;
  return gone;
end $$;

create function gate.forget_request_words(until date) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  with ended as materialized (
    select r.id from leave_requests r
    where r.organization_id = gate.current_organization() and r.end_date <= until
      and r.state not in ('pending', 'cancellation-asked')
      and (r.note <> '' or r.decision_reason is not null
        or exists (select from request_comments c where c.organization_id = r.organization_id and c.request_id = r.id)
        or exists (select from leave_request_events e where e.organization_id = r.organization_id
          and e.request_id = r.id and (e.reason is not null or e.changes ? 'note' or e.address is not null)))
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

revoke all on function gate.forget_audit_lines(timestamptz, text[], timestamptz) from public;
grant execute on function gate.forget_audit_lines(timestamptz, text[], timestamptz) to relache_app;
revoke all on function gate.forget_request_words(date) from public;
grant execute on function gate.forget_request_words(date) to relache_app;
