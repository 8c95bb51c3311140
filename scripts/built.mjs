// What was built: whether it is still what the sources say, and the way into the server's part of it.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { fingerprint, readIfThere, root } from './prepare.mjs';

const sources = [
  'src',
  'seed',
  'public',
  'scripts/build.mjs',
  'scripts/build-server.mjs',
  'scripts/compress.mjs',
  'scripts/link-pictures.mjs',
  'package.json',
  'package-lock.json',
  'vite',
  'vite.config.ts',
  'tsconfig.json',
];
const stamp = join(root, 'build', 'stamp');
/** The kernel's clock, which dates files, runs a little behind the one that we read. */
const clockSlackMs = 100;

/**
 * True when nothing was touched since the build, which one look at each date tells; where something was, contents
 * decide, so that a touched but unchanged file rebuilds nothing. The date is that of the last change of the entry
 * itself: nobody can set it back, and a file that is gone or renamed changes that of its folder.
 */
export function isBuilt() {
  const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return false;
  if (!sources.some((source) => isTouchedSince(builtAt, join(root, source)))) return true;
  const lookedAt = Date.now();
  if (readIfThere(stamp) !== fingerprint(sources)) return false;
  dateStamp(lookedAt);
  return true;
}

/** What is about to be built. Whatever is touched from here on is newer than the stamp. */
export function aboutToBuild() {
  const begunAt = Date.now();
  const contents = fingerprint(sources);
  rmSync(stamp, { force: true });
  return () => {
    writeFileSync(stamp, contents);
    dateStamp(begunAt);
  };
}

function dateStamp(milliseconds) {
  const seconds = (milliseconds - clockSlackMs) / 1000;
  try {
    utimesSync(stamp, seconds, seconds);
  } catch {
    // Somebody else's: contents are compared again next time.
  }
}

function isTouchedSince(time, path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.ctimeMs >= time) return true;
  return found.isDirectory() && readdirSync(path).some((name) => isTouchedSince(time, join(path, name)));
}

/** By then a fresh server has done most of what it does at a start, and whoever waited for it was answered. */
const usuallyKeptAfterMs = 3_000;

/**
 * Runs one of the server's built files, a function as Node itself wraps them, and returns what it exports. Node 20 would
 * compile it anew at each start; what V8 made of it is kept beside it instead, under the date of the file it was made
 * from, since V8 itself only compares lengths.
 */
export function loadBuilt(name, keepAfterMs = usuallyKeptAfterMs) {
  const file = join(root, 'build', 'server', `${name}.cjs`);
  const { mtimeMs, size } = statSync(file);
  const kept = `${file}.${Math.round(mtimeMs * 1000)}-${size}.compiled`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  // Every character beyond ASCII is escaped in it: read byte by byte, it takes half the memory.
  const script = new Script(readFileSync(file, 'latin1'), { filename: file, cachedData });
  if (!cachedData || script.cachedDataRejected) setTimeout(() => keep(script, kept), keepAfterMs).unref();
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

function keep(script, place) {
  const unfinished = `${place}.${process.pid}`;
  try {
    writeFileSync(unfinished, script.createCachedData());
    renameSync(unfinished, place);
  } catch {
    // Nowhere to keep it: an image may be read-only. The next start compiles again.
  }
}
