-- What a request says is a list of the domain's. The words that have their time were one column by name in here: another
-- text would have outlived them. They are given now, and what is given as a name is one only if it is a text of a
-- request that may be empty.

drop function gate.forget_request_words(date, integer);
create function gate.forget_request_words(until date, at_most integer, texts text[], fields text[]) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  known text[] := array(
    select a.attname::text from pg_attribute a
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = 'public.leave_requests'::regclass and not a.attisdropped and a.attnotnull
      and a.atttypid = 'text'::regtype and pg_get_expr(d.adbin, d.adrelid) = '''''::text'
  );
  said text;
  emptied text;
  gone bigint;
begin
  if array_position(texts, null) is not null or not texts <@ known then
    raise exception 'not texts of a request: %', texts;
  end if;
  select coalesce(string_agg(format('r.%I <> '''' or ', name), ''), ''),
    coalesce(string_agg(format('%I = '''', ', name), ''), '')
    into said, emptied from unnest(texts) as name;
  execute
    'with ended as materialized (
      select r.id from leave_requests r
      where r.organization_id = gate.current_organization() and r.end_date <= $1
        and r.state not in (''pending'', ''cancellation-asked'')
        and (' || said || 'r.decision_reason is not null
          or exists (select from request_comments c where c.organization_id = r.organization_id and c.request_id = r.id)
          or exists (select from leave_request_events e where e.organization_id = r.organization_id
            and e.request_id = r.id and (e.reason is not null or e.changes ?| $3 or e.address is not null)))
      limit $2
    ), requests as (
      update leave_requests r set ' || emptied || 'decision_reason = null
      from ended where r.organization_id = gate.current_organization() and r.id = ended.id
    ), events as (
      update leave_request_events e set reason = null, changes = e.changes - $3, address = null
      from ended where e.organization_id = gate.current_organization() and e.request_id = ended.id
    ), comments as (
      delete from request_comments c using ended
      where c.organization_id = gate.current_organization() and c.request_id = ended.id
    )
    select count(*) from ended'
    into gone using until, at_most, fields;
  return gone;
end $$;

revoke all on function gate.forget_request_words(date, integer, text[], text[]) from public;
grant execute on function gate.forget_request_words(date, integer, text[], text[]) to relache_app;
