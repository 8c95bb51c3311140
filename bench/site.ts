import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '#tests/support/free-port.ts';
import { compare, load } from './load.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { printCompared } from './table.ts';

const secondsPerRound = 3;
const headers = { 'accept-encoding': 'gzip', 'accept-language': 'fr' };

/** The landing page, compressed, beside nginx with the very same bytes. */
export async function benchSite(): Promise<void> {
  if (spawnSync('nginx', ['-v']).error) {
    console.log('The public site: nginx is not installed here, so there is nothing to compare with.\n');
    return;
  }
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const ours = await listen('bench/app-server.ts', {
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_SITE: 'build/web',
    });
    const page = await fetchPacked(`http://127.0.0.1:${ours.port}/`);
    const nginx = await startNginx(join(directory, 'nginx'), page);
    const measure = (port: number) => () =>
      load([{ url: `http://127.0.0.1:${port}/`, headers }], secondsPerRound);
    const result = await compare(measure(ours.port), measure(nginx.port));
    console.log('The public site\n');
    printCompared([{ what: `\`/\`, ${page.byteLength} bytes of gzip`, result, goal: '' }], 'nginx');
    nginx.process.kill('SIGTERM');
    ours.stop();
    await database.stop();
  });
}

function fetchPacked(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** One worker that logs each request, as ours does. */
async function startNginx(
  directory: string,
  page: Buffer,
): Promise<{ readonly port: number; readonly process: ChildProcess }> {
  const port = await freePort();
  mkdirSync(join(directory, 'root'), { recursive: true });
  chmodSync(directory, 0o755);
  writeFileSync(join(directory, 'root', 'index.html'), gunzipSync(page));
  writeFileSync(join(directory, 'root', 'index.html.gz'), page);
  const configuration = `
    daemon off; worker_processes 1; pid ${directory}/pid; error_log ${directory}/error.log;
    events { worker_connections 256; }
    http {
      access_log ${directory}/access.log;
      client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
      fastcgi_temp_path ${directory}/fastcgi; uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
      types { text/html html; } sendfile on; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${directory}/root; gzip_static on; gzip_http_version 1.0; }
    }`;
  writeFileSync(join(directory, 'nginx.conf'), configuration);
  const server = spawn('nginx', ['-p', directory, '-c', join(directory, 'nginx.conf')], { stdio: 'inherit' });
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetchPacked(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answered?.equals(page)) return { port, process: server };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer with the page.');
}
