import type { ClientConfig } from 'pg';

/** The address of a database on the tests' own server, as an operator would write it. */
export function databaseUrl({ host, port, user, password, database }: ClientConfig): string {
  const address = new URL(`postgres://localhost:${port}/${database}`);
  address.username = String(user);
  address.password = String(password);
  address.searchParams.set('host', String(host));
  return address.href;
}
