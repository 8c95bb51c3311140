-- How many jobs of a kind could be done at once, those that were never tried and those whose next try has come: what is
-- put off for later holds nobody up.
create function gate.jobs_in_line(of_task text) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from graphile_worker.jobs
  where task_identifier = of_task and run_at <= now() and locked_at is null and attempts < max_attempts
$$;

revoke all on function gate.jobs_in_line(text) from public;
grant execute on function gate.jobs_in_line(text) to relache_app;
