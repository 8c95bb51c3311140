// Builds the site, the application and the server, when their sources changed since the last build.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from './build-server.mjs';
import { aboutToBuild, isBuilt } from './built.mjs';
import { compressFiles } from './compress.mjs';
import { drawLinkPictures } from './link-pictures.mjs';
import { installDependencies, requireNode, root, withLock } from './prepare.mjs';

const output = join(root, 'build');
const web = join(output, 'web');
const client = join(web, 'client');
const writer = join(web, 'writer');

export async function buildIfStale() {
  if (isBuilt()) return;
  await withLock('build', async () => {
    if (isBuilt()) return;
    const started = performance.now();
    console.log('Building…');
    const done = aboutToBuild();
    await buildWeb();
    await buildServer();
    done();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/** One client for the site's islands and the application, then the documents in each language. */
async function buildWeb() {
  rmSync(web, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, mode: 'production', logLevel: 'error' });
  await builder.build(builder.environments.client);
  await builder.build(builder.environments.ssr);
  cpSync(join(writer, 'assets'), join(client, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.js'),
  });
  await writeDocuments();
  rmSync(writer, { recursive: true, force: true });
  rmSync(join(client, 'manifest.json'));
  rmSync(join(client, 'app-pages.json'));
  compressFiles(client);
}

async function writeDocuments() {
  const load = (file) => import(pathToFileURL(join(writer, file)).href);
  const [site, app] = await Promise.all([load('write-site.js'), load('write-app.js')]);
  const { defaultLanguage, languages } = site;
  const files = builtFiles();
  const inEach = async (path, write) => {
    const entry = {};
    for (const language of languages) entry[language] = keepDocument(path, language, await write(language));
    return entry;
  };
  const pages = {};
  for (const path of site.sitePaths) {
    pages[path] = await inEach(path, (language) => site.writeSiteDocument(path, language, files.site));
  }
  for (const path of app.appDocumentPaths) {
    pages[path] = await inEach(path, (language) =>
      app.writeAppDocument(path, language, files.late, files.ahead),
    );
  }
  const notFound = await inEach('/404', (language) => site.writeSiteDocument('/404', language, files.site));
  const starter = await buildStarter();
  const shells = {};
  for (const [path, { imports, namespaces }] of Object.entries(files.pages)) {
    if (path in pages) continue;
    const { script, styles } = files.app;
    const shellFiles = { script, styles, imports: imports.filter((file) => file !== script) };
    shells[path] = await inEach(`/app${path.replaceAll(':', '')}`, async (language) => ({
      html: await app.writeAppShell(language, shellFiles, { starter, namespaces }),
    }));
  }
  const shellDocuments = {};
  const shell = await inEach('/app', async (language) => {
    shellDocuments[language] = await app.writeAppShell(language, files.app);
    return { html: shellDocuments[language] };
  });
  for (const language of languages) {
    const { path, content } = app.writeAppManifest(language);
    writeFileSync(join(client, path), content);
  }
  await buildServiceWorker(files.worker, shellDocuments);
  const titles = Object.entries(pages).map(([path, entry]) => [
    path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    Object.fromEntries(languages.map((language) => [language, entry[language].title])),
  ]);
  const manifest = {
    pages,
    shells,
    shell,
    notFound,
    articles: await readArticles(languages, defaultLanguage),
  };
  writeFileSync(join(web, 'site.json'), JSON.stringify(manifest, null, 2));
  await drawLinkPictures(join(client, 'pictures'), Object.fromEntries(titles), site.taglineIn);
}

/** The script that stands inside the documents of the application, as one piece. */
async function buildStarter() {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/app/routes/start-calls.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  await stop();
  return outputFiles[0].text.trim();
}

/** One file that names every other of this build, and holds the document that any page can start from. */
async function buildServiceWorker(files, documents) {
  const { build, stop } = await import('esbuild');
  const shells = Object.fromEntries(
    Object.entries(documents).map(([language, html]) => [language, { html, csp: policyFor(html) }]),
  );
  const name = digest(JSON.stringify([files, shells]), 'hex').slice(0, 16);
  await build({
    absWorkingDir: root,
    entryPoints: ['src/worker/service-worker.ts'],
    outfile: join(client, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { BUILD: JSON.stringify({ name, files, shells }) },
  });
  await stop();
}

/** Writes one document and returns what the server has to know of it. */
function keepDocument(path, language, { html, title }) {
  const file = `${path === '/' ? 'home' : path.slice(1)}.${language}.html`;
  mkdirSync(dirname(join(client, file)), { recursive: true });
  writeFileSync(join(client, file), html);
  return { file, title, etag: `"${digest(html, 'base64url').slice(0, 22)}"`, csp: policyFor(html) };
}

/** What each kind of document fetches, from the list that the bundler wrote of its files. */
function builtFiles() {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));
  const withImports = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const each of manifest[name].imports ?? []) withImports(each, found);
    return found;
  };
  const filesOf = (...names) => {
    const all = [...new Set(names.flatMap((name) => [...withImports(name)]))];
    const [script, ...imports] = all.map((name) => `/${manifest[name].file}`);
    const styles = [...new Set(all.flatMap((name) => manifest[name].css ?? []))].map((file) => `/${file}`);
    return { script, imports, styles };
  };
  const main = filesOf('src/app/main.tsx');
  const { pages, developer } = JSON.parse(readFileSync(join(client, 'app-pages.json'), 'utf8'));
  return {
    site: filesOf('src/site/scripts/site.ts'),
    app: main,
    late: filesOf('src/app/late-main.ts'),
    pages,
    ahead: [main.script, ...main.imports],
    worker: filesOfApp(manifest, developer),
  };
}

/** Every file that a page of the application may ask for, those of the developer's pages and of rare letters left out. */
function filesOfApp(manifest, developer) {
  const reached = new Set(['src/app/main.tsx']);
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = manifest[name];
    for (const each of [...imports, ...dynamicImports]) {
      if (!developer.includes(each)) reached.add(each);
    }
  }
  const files = [...reached].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name];
    return [file, ...css, ...assets.filter((asset) => !asset.includes('latin-ext'))];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}

/** What each article says about itself, for the feed: latest first. */
async function readArticles(languages, written) {
  const { parse } = await import('yaml');
  const place = join(root, 'src/site/blog/articles');
  const slugs = readdirSync(place)
    .filter((file) => file.endsWith(`.${written}.mdx`))
    .map((file) => file.slice(0, -`.${written}.mdx`.length));
  const about = (slug, language) => {
    const [, front] = /^---\n([\s\S]*?)\n---\n/.exec(
      readFileSync(join(place, `${slug}.${language}.mdx`), 'utf8'),
    );
    const { title, description, published } = parse(front);
    return { title, description, published };
  };
  const inEach = (slug) => Object.fromEntries(languages.map((language) => [language, about(slug, language)]));
  return slugs
    .map((slug) => ({ slug, ...inEach(slug) }))
    .sort((a, b) => b[written].published.localeCompare(a[written].published) || a.slug.localeCompare(b.slug));
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
    // Photos of people are fetched with a session, and shown from memory.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function digest(text, encoding) {
  return createHash('sha256').update(text).digest(encoding);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await installDependencies();
  await buildIfStale();
}
