import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { isLanguage, languageCookie } from '#contract/language.ts';
import { appPageAt } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { Failure } from '#server/failure.ts';
import { askedPlace, isBelow, withoutLastSlashes } from './asked-place.ts';
import { meetAtDevPage } from './dev-doorstep.ts';
import { answerError } from './errors.ts';
import { type Finishing, finishedPage } from './finished-page.ts';
import type { LocalDoor } from './local-only.ts';
import { languageOfPage } from './request-language.ts';
import { mountServiceWorker, serviceWorkerFile } from './service-worker.ts';
import { type ListedArticle, mountSiteFiles } from './site-files.ts';
import { withAddress } from './site-head.ts';

/** Written by the build: every document in both languages, those that pages of the application start from among them. */
interface SiteManifest {
  readonly pages: Readonly<Record<string, BuiltPage>>;
  /** By the address of the page, as it is listed. */
  readonly shells: Readonly<Record<string, BuiltPage>>;
  readonly shell: BuiltPage;
  readonly notFound: BuiltPage;
  readonly articles: readonly ListedArticle[];
}

type BuiltPage = Readonly<
  Record<Language, { readonly file: string; readonly etag: string; readonly csp: string }>
>;

interface LoadedPage {
  readonly etag: string;
  readonly csp: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** A page as it is sent, in a language that the visitor's address names or not. */
type PageFor = (language: Language, isAsked: boolean) => LoadedPage;

export interface SitePlace {
  readonly directory: string;
  readonly publicUrl: string;
  readonly finishing: Finishing;
  /** Null where the developer's pages do not exist. */
  readonly door: LocalDoor | null;
  /** Off: workers that browsers have installed end themselves. */
  readonly serviceWorker: boolean;
}

const year = 365 * 24 * 60 * 60;
const looseFileControl = 'public, max-age=3600';

/** The built site: hashed files for a year, pages in the visitor's language, the application for the rest. */
export async function mountSite(
  app: FastifyInstance,
  { directory, publicUrl, finishing, door, serviceWorker }: SitePlace,
): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(directory, 'site.json'), 'utf8')) as SiteManifest;
  const client = join(directory, 'client');
  const load = (page: BuiltPage): PageFor => {
    const loaded = new Map<Language, LoadedPage>();
    return (language) => {
      const known = loaded.get(language) ?? loadPage(client, page[language]);
      loaded.set(language, known);
      return known;
    };
  };
  const pages = new Map(
    Object.entries(manifest.pages).map(([path, page]) => [
      path,
      addressedPage(client, page, path, { publicUrl, finishing }),
    ]),
  );
  const shells = new Map(Object.entries(manifest.shells).map(([path, page]) => [path, load(page)]));
  const shell = load(manifest.shell);
  const notFound = load(manifest.notFound);

  mountSiteFiles(app, { publicUrl, pages: [...pages.keys()], articles: manifest.articles });
  mountServiceWorker(app, client, serviceWorker);
  await mountFiles(app, client);

  app.setNotFoundHandler((request, reply) => {
    const path = askedPlace(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || isBelow(path, apiBase)) {
      return answerError(new Failure('not_found'), request, reply);
    }
    const trimmed = withoutLastSlashes(path);
    if (isDevPage(trimmed)) {
      const met = meetAtDevPage(door, request, reply);
      if (met === null) return sendPage(request, reply.status(404), notFound);
      if (met !== true) return met;
    }
    const page = pages.get(trimmed);
    if (page) return sendPage(request, reply.status(200), page);
    const drawn = appPageAt(trimmed);
    return drawn === null
      ? sendPage(request, reply.status(404), notFound)
      : sendPage(request, reply.status(200), shells.get(drawn) ?? shell);
  });
}

/** A route for each folder, and for the few files beside them: one for each file would be hundreds. */
async function mountFiles(app: FastifyInstance, client: string): Promise<void> {
  const options = {
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    // Sent as they are packed to whoever takes them so, and never by themselves.
    allowedPath: (path: string) => !/\.(html|br|gz)$/.test(path),
  };
  const control = (value: string) => (response: { setHeader: (name: string, value: string) => void }) =>
    response.setHeader('cache-control', value);
  const folders = { assets: `public, max-age=${year}, immutable`, pictures: looseFileControl };
  await app.register(async (scope) => {
    // A path that leads nowhere, or out of its folder, is a page that is not there.
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      (error.statusCode ?? 500) < 500 ? reply.callNotFound() : answerError(error, request, reply),
    );
    for (const [folder, value] of Object.entries(folders)) {
      const place = { root: join(client, folder), prefix: `/${folder}/`, decorateReply: false };
      await scope.register(fastifyStatic, { ...options, ...place, setHeaders: control(value) });
    }
    await scope.register(fastifyStatic, {
      ...options,
      root: client,
      serve: false,
      setHeaders: control(looseFileControl),
    });
    for (const file of readdirSync(client, { withFileTypes: true })) {
      if (!file.isFile() || !options.allowedPath(file.name) || file.name === serviceWorkerFile) continue;
      scope.get(`/${file.name}`, (_request, reply) => reply.sendFile(file.name));
    }
  });
}

function isDevPage(path: string): boolean {
  return path.startsWith('/dev-');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageFor): FastifyReply {
  const { lang: asked, token } = request.query as Record<string, unknown>;
  const language = languageOfPage(request.headers, asked);
  const sent = page(language, isLanguage(asked));
  const { etag, csp } = sent;
  if (isLanguage(asked)) {
    reply.header('set-cookie', `${languageCookie}=${asked}; Path=/; Max-Age=${year}; SameSite=Lax`);
  }
  // Until the page has taken it out of the address, nothing it fetches may repeat it.
  if (token !== undefined) reply.header('referrer-policy', 'no-referrer');
  reply
    .header('content-security-policy', csp)
    .header('content-language', language)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .type('text/html; charset=utf-8');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(sent.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(sent.gzip);
  return reply.send(sent.plain);
}

/** Public pages tell where they are; each is written, and compressed in one way or the other, when first asked for. */
function addressedPage(
  client: string,
  page: BuiltPage,
  path: string,
  { publicUrl, finishing }: Pick<SitePlace, 'publicUrl' | 'finishing'>,
): PageFor {
  const written = new Map<string, LoadedPage>();
  return (language, isAsked) => {
    const key = `${language} ${isAsked}`;
    const known = written.get(key);
    if (known) return known;
    const { file, csp } = page[language];
    const html = finishedPage(readFileSync(join(client, file), 'utf8'), finishing);
    const plain = Buffer.from(withAddress(html, { publicUrl, path, language, isAsked }));
    let br: Buffer | null = null;
    let gzip: Buffer | null = null;
    const made: LoadedPage = {
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      csp,
      plain,
      get br() {
        br ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
        return br;
      },
      get gzip() {
        gzip ??= gzipSync(plain, { level: 9 });
        return gzip;
      },
    };
    written.set(key, made);
    return made;
  };
}

function loadPage(client: string, { file, etag, csp }: BuiltPage[Language]): LoadedPage {
  const path = join(client, file);
  return {
    etag,
    csp,
    plain: readFileSync(path),
    br: readFileSync(`${path}.br`),
    gzip: readFileSync(`${path}.gz`),
  };
}
