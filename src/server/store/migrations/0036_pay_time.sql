-- When absences are paid: with the pay of their own month, or of the month after it. A closed month keeps what held
-- on the day of its closing.

alter table organizations
  add column pay_time text not null default 'same-month' check (pay_time in ('same-month', 'next-month'));

alter table payroll_months add column paid_in date check (paid_in = date_trunc('month', paid_in));
update payroll_months set paid_in = month;
alter table payroll_months alter column paid_in set not null;
