// Writes docs/access.md from the table of capabilities: npm run docs:access
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessMatrix } from '../src/domain/access/matrix.ts';
import { root } from './prepare.mjs';

mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(join(root, 'docs', 'access.md'), accessMatrix());
