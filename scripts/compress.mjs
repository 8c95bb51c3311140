// Packs what is served, beside each file. What was packed for the build before is taken from there: packed as well as
// can be, all of it takes longer than any other part of a build, and most builds change few files.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const worthIt = /\.(html|js|css|svg|json|txt|xml|webmanifest|map)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
/** Packed by another release of the packer, it is another file. */
const release = `${process.versions.brotli} ${JSON.stringify(params)}`;
const usualPlace = join(root, 'node_modules', '.cache', 'packed');

export function compressFiles(directory, kept = usualPlace) {
  mkdirSync(kept, { recursive: true });
  const used = new Set();
  for (const file of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !worthIt.test(file.name)) continue;
    const path = join(file.parentPath ?? file.path, file.name);
    const content = readFileSync(path);
    const name = createHash('sha256').update(release).update(content).digest('hex');
    used.add(name);
    if (!existsSync(join(kept, name))) keep(join(kept, name), brotliCompressSync(content, { params }));
    copyFileSync(join(kept, name), `${path}.br`);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name), { force: true });
}

/** Under its name only once it is whole: a build may be killed half-way. */
function keep(place, packed) {
  const unfinished = `${place}.${process.pid}`;
  writeFileSync(unfinished, packed);
  renameSync(unfinished, place);
}
