import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { isLanguage, type Language, languageCookie } from '#contract/language.ts';
import { appPageAt } from '#contract/pages.ts';
import { Failure } from '#server/failure.ts';
import { meetAtDevPage } from './dev-doorstep.ts';
import { answerError } from './errors.ts';
import type { LocalDoor } from './local-only.ts';
import { languageOfPage } from './request-language.ts';
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
  /** Null where the developer's pages do not exist. */
  readonly door: LocalDoor | null;
}

const year = 365 * 24 * 60 * 60;

/** The built site: hashed files for a year, pages in the visitor's language, the application for the rest. */
export async function mountSite(
  app: FastifyInstance,
  { directory, publicUrl, door }: SitePlace,
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
      addressedPage(client, page, path, publicUrl),
    ]),
  );
  const shells = new Map(Object.entries(manifest.shells).map(([path, page]) => [path, load(page)]));
  const shell = load(manifest.shell);
  const notFound = load(manifest.notFound);

  mountSiteFiles(app, { publicUrl, pages: [...pages.keys()], articles: manifest.articles });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (response, path) => {
      const hashed = path.startsWith(join(client, 'assets'));
      response.setHeader(
        'cache-control',
        hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      );
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path === apiBase || path.startsWith(`${apiBase}/`)) {
      return answerError(new Failure('not_found'), request, reply);
    }
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
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
function addressedPage(client: string, page: BuiltPage, path: string, publicUrl: string): PageFor {
  const written = new Map<string, LoadedPage>();
  return (language, isAsked) => {
    const key = `${language} ${isAsked}`;
    const known = written.get(key);
    if (known) return known;
    const { file, csp } = page[language];
    const html = readFileSync(join(client, file), 'utf8');
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
