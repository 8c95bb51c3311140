-- Establishments: a site that has a SIRET closes its own pay months, where the organisation says so.

alter table organizations
  add column siret text check (siret ~ '^[0-9]{14}$'),
  add column payroll_by text not null default 'organization' check (payroll_by in ('organization', 'establishment'));

alter table rule_groups
  add column siret text check (siret ~ '^[0-9]{14}$'),
  -- The first month that it pays: those before were closed when it got its SIRET. Null where none was.
  add column pays_from date check (pays_from = date_trunc('month', pays_from)),
  add constraint rule_groups_siret_of_site check (kind = 'site' or siret is null);
create unique index rule_groups_one_siret on rule_groups (organization_id, siret) where archived_at is null;

-- Whom a closing was for: everyone, the main establishment, or a site.
alter table payroll_months
  add column closed_for text not null default 'organization' check (closed_for in ('organization', 'main', 'site')),
  add column site_id uuid,
  add constraint payroll_months_site check ((closed_for = 'site') = (site_id is not null)),
  add foreign key (organization_id, site_id) references rule_groups (organization_id, id);
drop index payroll_months_closed_once;
create unique index payroll_months_closed_once on payroll_months (organization_id, month, closed_for, site_id)
  nulls not distinct where reopened_at is null;

-- Which establishment’s payslips were compared; null for those of everyone.
alter table payslip_comparisons add column establishment text;
