-- I32: until when a client secret works, as an admin noted it, and which ends were told: each once.
alter table login_connections
  add column credential_ends_on date,
  add column told_ends text[] not null default '{}';

-- I34: until when admins were told what a directory was refused.
alter table directories add column told_at timestamptz;
