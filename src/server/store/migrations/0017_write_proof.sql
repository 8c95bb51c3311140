-- Whether this database can be written to, found out by writing. Not in public: it is no part of a backup.
create table gate.write_proof (at timestamptz not null);
alter table gate.write_proof enable row level security;

-- A row of a table that was just emptied needs a new file, so that a disk without room is noticed and not only a
-- server that takes no writes. Somebody who reads every table, such as pg_dump, keeps it from being emptied: then an
-- ordinary row has to do.
create function gate.prove_writing() returns void
  language plpgsql security definer set search_path = gate, pg_temp as $$
begin
  begin
    lock table write_proof in access exclusive mode nowait;
    truncate write_proof;
  exception when lock_not_available then
    delete from write_proof;
  end;
  insert into write_proof values (clock_timestamp());
end
$$;
revoke all on function gate.prove_writing() from public;
grant execute on function gate.prove_writing() to relache_app;
