// Builds the site, the application and the server, when their sources changed since the last build.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  fingerprint,
  installDependencies,
  readIfThere,
  requireNode,
  root,
  runTool,
  withLock,
} from './prepare.mjs';

const sources = [
  'src',
  'seed',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const languages = ['fr', 'en'];
const output = join(root, 'build');
const client = join(output, 'web', 'client');

export async function buildIfStale() {
  const stamp = join(output, 'stamp');
  const isFresh = () => readIfThere(stamp) === fingerprint(sources);
  if (isFresh()) return;
  await withLock('build', async () => {
    if (isFresh()) return;
    const wanted = fingerprint(sources);
    const started = performance.now();
    console.log('Building…');
    rmSync(stamp, { force: true });
    buildWeb();
    await buildServer();
    writeFileSync(stamp, wanted);
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/** Server code becomes one file per entry; packages stay in node_modules. */
async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/server/main.ts', commands: 'src/server/commands.ts' },
    outdir: join(output, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    jsx: 'automatic',
    logLevel: 'warning',
  });
}

/**
 * The same client is built once per language: the files are identical, only the prerendered pages differ.
 * French comes first and is kept whole; of English only the pages are taken, beside the French ones.
 */
function buildWeb() {
  const pages = {};
  const kept = join(output, 'kept');
  rmSync(kept, { recursive: true, force: true });
  rmSync(join(output, 'web'), { recursive: true, force: true });
  for (const language of languages) {
    const built = runTool('@react-router/dev', 'react-router', ['build'], {
      env: { PRERENDER_LANGUAGE: language, NODE_ENV: 'production' },
      quiet: true,
    });
    if (!built.ok) {
      console.error(built.output);
      throw new Error('The web application does not build.');
    }
    pages[language] = new Map(
      htmlFiles(client).map((file) => [file, readFileSync(join(client, file), 'utf8')]),
    );
    if (language === languages[0]) cpSync(client, kept, { recursive: true });
  }
  const scripts = readdirSync(join(client, 'assets')).sort();
  const first = readdirSync(join(kept, 'assets')).sort();
  if (scripts.join() !== first.join())
    throw new Error('The client differs between languages; only pages may.');
  rmSync(client, { recursive: true });
  renameSync(kept, client);
  writeSite(pages);
  compressFiles(client);
}

function writeSite(pages) {
  const built = {};
  for (const file of pages.fr.keys()) {
    const entry = {};
    for (const language of languages) {
      const html = pages[language].get(file);
      const target = language === 'fr' ? file : file.replace(/\.html$/, `.${language}.html`);
      mkdirSync(join(client, target, '..'), { recursive: true });
      writeFileSync(join(client, target), html);
      entry[language] = {
        file: target,
        etag: `"${digest(html, 'base64url').slice(0, 22)}"`,
        csp: policyFor(html),
      };
    }
    built[file] = entry;
  }
  const { '__spa-fallback.html': fallback, ...prerendered } = built;
  const byPath = Object.entries(prerendered).map(([file, entry]) => [
    `/${file.replace(/(^|\/)index\.html$/, '')}`,
    entry,
  ]);
  const manifest = { pages: Object.fromEntries(byPath), fallback, appRoutes: appRoutes() };
  writeFileSync(join(output, 'web', 'site.json'), JSON.stringify(manifest, null, 2));
}

/** Inline scripts are known at build time, so each is allowed by its hash and nothing else inline is. */
function policyFor(html) {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => `'sha256-${digest(code, 'base64')}'`)
    .filter((hash, index, all) => all.indexOf(hash) === index);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Every address that the application draws, as the router itself lists them. */
function appRoutes() {
  const listed = runTool('@react-router/dev', 'react-router', ['routes', '--json'], { quiet: true });
  if (!listed.ok) throw new Error(listed.output);
  const paths = [];
  const walk = (routes, parent) => {
    for (const { path, index, children } of routes) {
      const here = [parent, path].filter(Boolean).join('/');
      if ((path || index) && !children?.length && !here.includes('*')) paths.push(`/${here}`);
      if (children) walk(children, here);
    }
  };
  walk(JSON.parse(listed.output.slice(listed.output.indexOf('['))), '');
  return [...new Set(paths)].sort();
}

function compressFiles(directory) {
  const worthIt = /\.(html|js|css|svg|json|txt|xml|webmanifest|map)$/;
  for (const file of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !worthIt.test(file.name)) continue;
    const path = join(file.parentPath ?? file.path, file.name);
    const content = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function htmlFiles(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.html'))
    .map((file) => relative(directory, join(file.parentPath ?? file.path, file.name)).replaceAll('\\', '/'));
}

function digest(text, encoding) {
  return createHash('sha256').update(text).digest(encoding);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await installDependencies();
  await buildIfStale();
}
