// Builds the site, the application and the server, when their sources changed since the last build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { letScriptsWait } from './late-scripts.mjs';
import { drawLinkPictures } from './link-pictures.mjs';
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
  'scripts/late-scripts.mjs',
  'scripts/link-pictures.mjs',
  'package.json',
  'package-lock.json',
  'vite',
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
    await buildWeb();
    await buildServer();
    writeFileSync(stamp, wanted);
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/** Server code becomes one file per entry and what they share; packages stay in node_modules. */
async function buildServer() {
  const { build, stop } = await import('esbuild');
  rmSync(join(output, 'server'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/server/main.ts',
      commands: 'src/server/commands.ts',
      thread: 'src/server/thread.ts',
    },
    outdir: join(output, 'server'),
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    jsx: 'automatic',
    logLevel: 'warning',
  });
  // Its helper process would otherwise live as long as the server does.
  await stop();
}

/**
 * The same client is built once per language, side by side: the files are identical, only the prerendered pages
 * differ. French is kept whole; of English only the pages are taken, beside the French ones.
 */
async function buildWeb() {
  const places = languages.map((language) => join(output, `web-${language}`));
  await Promise.all(languages.map((language, index) => buildClient(language, places[index])));
  const [french, ...others] = places.map((place) => join(place, 'client'));
  const files = (place) => readdirSync(join(place, 'assets')).sort().join();
  if (others.some((other) => files(other) !== files(french))) {
    throw new Error('The client differs between languages; only its pages may.');
  }
  for (const place of places) lightenManifest(join(place, 'client', 'assets'));
  const pages = places.map((place) => htmlFiles(join(place, 'client')));
  rmSync(join(output, 'web'), { recursive: true, force: true });
  renameSync(join(output, 'web-fr'), join(output, 'web'));
  for (const place of places) rmSync(place, { recursive: true, force: true });
  await writeSite(Object.fromEntries(languages.map((language, index) => [language, pages[index]])));
  compressFiles(client);
}

/**
 * The list of routes goes to every visitor, and most of it says which files each route imports. The pages that
 * preload them are already written, and no link of ours prefetches: in the browser nothing reads it.
 */
function lightenManifest(assets) {
  for (const file of readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))) {
    const code = readFileSync(join(assets, file), 'utf8');
    const [, start, json, end] = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s.exec(code);
    const manifest = JSON.parse(json);
    for (const route of Object.values(manifest.routes)) route.imports = [];
    writeFileSync(join(assets, file), `${start}${JSON.stringify(manifest)}${end}`);
  }
}

async function buildClient(language, place) {
  rmSync(place, { recursive: true, force: true });
  const built = await runTool('@react-router/dev', 'react-router', ['build'], {
    env: { PRERENDER_LANGUAGE: language, WEB_BUILD_DIRECTORY: place, NODE_ENV: 'production' },
    quiet: true,
  });
  if (built.ok) return;
  console.error(built.output);
  throw new Error('The web application does not build.');
}

const fallbackFile = '__spa-fallback.html';
/** These ask the server, or fold their chapters into tabs: they do not wait to be touched. */
const actAlone = ['status/index.html', 'documentation/index.html', 'unsubscribe/index.html'];

async function writeSite(pages) {
  const built = {};
  for (const file of pages.fr.keys()) {
    const entry = {};
    for (const language of languages) {
      const whole = pages[language].get(file);
      const html = file === fallbackFile ? whole : letScriptsWait(whole, actAlone.includes(file));
      const target = language === 'fr' ? file : file.replace(/\.html$/, `.${language}.html`);
      writeFileSync(join(client, target), html);
      entry[language] = {
        file: target,
        etag: `"${digest(html, 'base64url').slice(0, 22)}"`,
        csp: policyFor(html),
      };
    }
    built[file] = entry;
  }
  const { [fallbackFile]: fallback, '404/index.html': notFound, ...prerendered } = built;
  const byPath = Object.entries(prerendered).map(([file, entry]) => [
    `/${file.replace(/\/?index\.html$/, '')}`,
    entry,
  ]);
  const manifest = {
    pages: Object.fromEntries(byPath),
    fallback,
    notFound,
    appRoutes: await appRoutes(),
    articles: await readArticles(),
  };
  writeFileSync(join(output, 'web', 'site.json'), JSON.stringify(manifest, null, 2));
  await drawLinkPictures(join(client, 'pictures'), titlesOf(byPath, pages));
}

/** The title of every public page in each language, by the name of its picture. */
function titlesOf(byPath, pages) {
  const named = byPath.map(([path]) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    const title = (language) =>
      /<title>([^<]*)<\/title>/
        .exec(pages[language].get(file))[1]
        .replace(/ · Relâche$/, '')
        .replaceAll('&amp;', '&');
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    return [name, Object.fromEntries(languages.map((language) => [language, title(language)]))];
  });
  return Object.fromEntries(named);
}

/** What each article says about itself, for the feed: latest first. */
async function readArticles() {
  const { parse } = await import('yaml');
  const place = join(root, 'src/site/blog/articles');
  const slugs = readdirSync(place)
    .filter((file) => file.endsWith('.fr.mdx'))
    .map((file) => file.slice(0, -'.fr.mdx'.length));
  const about = (slug, language) => {
    const [, front] = /^---\n([\s\S]*?)\n---\n/.exec(
      readFileSync(join(place, `${slug}.${language}.mdx`), 'utf8'),
    );
    const { title, description, published } = parse(front);
    return { title, description, published };
  };
  return slugs
    .map((slug) => ({ slug, fr: about(slug, 'fr'), en: about(slug, 'en') }))
    .sort((a, b) => b.fr.published.localeCompare(a.fr.published) || a.slug.localeCompare(b.slug));
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
    "img-src 'self'",
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
async function appRoutes() {
  const listed = await runTool('@react-router/dev', 'react-router', ['routes', '--json'], { quiet: true });
  if (!listed.ok) throw new Error(listed.output);
  const paths = [];
  const walk = (routes, parent) => {
    for (const { path, index, children } of routes) {
      const here = [parent, path].filter(Boolean).join('/');
      if ((path || index) && !children?.length && !here.includes('*')) paths.push(`/${here}`);
      if (children) walk(children, here);
    }
  };
  walk(JSON.parse(listed.stdout), '');
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

/** Every page of a built client, by its file name, with its text. */
function htmlFiles(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.html'))
    .map((file) => join(file.parentPath ?? file.path, file.name));
  return new Map(
    files.map((file) => [relative(directory, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

function digest(text, encoding) {
  return createHash('sha256').update(text).digest(encoding);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await installDependencies();
  await buildIfStale();
}
