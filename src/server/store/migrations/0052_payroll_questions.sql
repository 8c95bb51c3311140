-- What accountant and company say to each other about a person in a pay month: a payslip that does not agree is about
-- no absence of theirs.

alter table payroll_remarks
  alter column request_id drop not null,
  add column person_id uuid,
  add constraint payroll_remarks_about_one check ((request_id is null) <> (person_id is null)),
  add foreign key (organization_id, person_id) references users (organization_id, id) on delete cascade;
create index payroll_remarks_by_person on payroll_remarks (organization_id, month, person_id, written_at)
  where person_id is not null;

create table payroll_person_remarks_seen (
  organization_id uuid not null,
  user_id uuid not null,
  month date not null,
  person_id uuid not null,
  seen_at timestamptz not null,
  primary key (organization_id, user_id, month, person_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references users (organization_id, id) on delete cascade
);
alter table payroll_person_remarks_seen enable row level security;
create policy own_organization on payroll_person_remarks_seen to relache_app
  using (organization_id = gate.current_organization())
  with check (organization_id = gate.current_organization());
grant select, insert, update on payroll_person_remarks_seen to relache_app;
