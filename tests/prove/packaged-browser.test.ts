import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packagedBrowser } from '../../scripts/packaged-browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'relache-browser-'));
const place = join(folder, 'unpacked');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a packaged browser that is not whole is noticed and replaced', async () => {
  const { executablePath } = await packagedBrowser(place);
  const whole = statSync(executablePath);
  const untouched = await packagedBrowser(place);
  expect(statSync(untouched.executablePath).mtimeMs).toBe(whole.mtimeMs);

  truncateSync(executablePath, whole.size / 2);
  await packagedBrowser(place);
  expect(statSync(executablePath).size).toBe(whole.size);

  // As long as it was, with one byte that is not its own.
  const bytes = readFileSync(executablePath);
  const first = bytes[0] ?? 0;
  bytes[0] = first ^ 1;
  writeFileSync(executablePath, bytes);
  await packagedBrowser(place);
  expect(readFileSync(executablePath)[0]).toBe(first);
});
