-- Organisations that have nothing to be looked at cost a row of a query, not a transaction each.

-- Those whose domains were looked at the longest ago come first: whoever is stopped half-way goes on there.
create function gate.organizations_with_domains() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.organization_id from login_domains d
  group by d.organization_id order by min(coalesce(d.checked_at, '-infinity')), d.organization_id
$$;

-- Where people come in by a connection, or a directory writes.
create function gate.organizations_with_logins() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.organization_id from login_connections c where c.state = 'on'
  union
  select d.organization_id from directories d where d.revoked_at is null
  order by 1
$$;

do $$
declare
  made regprocedure;
begin
  foreach made in array array[
    'gate.organizations_with_domains()'::regprocedure,
    'gate.organizations_with_logins()'::regprocedure
  ]
  loop
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to relache_app', made);
  end loop;
end $$;
