-- How someone was told after a stop: by the mail of a notice, or elsewhere and noted here with its day.
alter table sickness_notices
  add column channel text check (channel in ('mail', 'payslip', 'letter', 'by-hand'));
update sickness_notices set channel = 'mail' where sent_at is not null;
