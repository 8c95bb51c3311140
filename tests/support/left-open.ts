import { Client } from 'pg';
import type { Locator } from 'playwright-core';
import type { Visitor } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** Logging in is a proof of who is there; these screens were left open long ago. */
export async function leaveOpen({ connection }: Pick<TestApp, 'connection'>, userId: string): Promise<void> {
  const owner = new Client(connection);
  await owner.connect();
  await owner.query('update sessions set proven_at = null where user_id = $1', [userId]);
  await owner.end();
}

/** Asks for a key at such a screen, and waits for the question who is there (I11). */
export async function askForKey({
  page,
  expectComplaint,
}: Pick<Visitor, 'page' | 'expectComplaint'>): Promise<Locator> {
  await page.goto('/api-keys');
  await page.getByRole('button', { name: 'Créer une clé personnelle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Tableur');
  await dialog.getByRole('checkbox', { name: 'Lire les soldes' }).check();
  expectComplaint(/403/);
  await dialog.getByRole('button', { name: 'Créer la clé' }).click();
  const proof = page.getByRole('dialog', { name: /Est-ce bien vous/ });
  await proof.waitFor();
  return proof;
}
