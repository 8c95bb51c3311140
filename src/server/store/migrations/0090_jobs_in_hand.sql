-- What is being done at this moment, by kind, by workers that live: whose lock is free is dead, whatever it had in hand.
create function gate.jobs_in_hand() returns table (task text, seconds double precision)
  language sql stable security definer set search_path = public, pg_temp as $$
  select j.task_identifier, extract(epoch from now() - j.locked_at)::double precision
  from graphile_worker.jobs j
  where j.locked_at is not null and exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = 7352416
      and l.database = (select d.oid from pg_database d where d.datname = current_database())
      and l.objid::bigint = (hashtext(j.locked_by)::bigint & 4294967295)
  )
$$;

revoke all on function gate.jobs_in_hand() from public;
grant execute on function gate.jobs_in_hand() to relache_app;
