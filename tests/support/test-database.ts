import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { inject } from 'vitest';
import { checkAnswers } from '#server/store/answers.ts';
import { templateDatabase } from './shared-server.ts';

export interface TestDatabase {
  /** The owner's connection. */
  readonly connection: ClientConfig;
  readonly drop: () => Promise<void>;
}

/** A database of its own on the shared server: migrated (a copy of the template) or empty. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  checkAnswers();
  const server = inject('server');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(
    `create database ${database} template ${kind === 'migrated' ? templateDatabase : 'template0'}`,
  );
  return {
    connection: { ...server, database },
    drop: () => asOwner(`drop database ${database} with (force)`),
  };
}

async function asOwner(statement: string): Promise<void> {
  const client = new Client(inject('server'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
