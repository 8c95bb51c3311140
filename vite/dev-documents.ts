import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { isLanguage, languageCookie, languageFromHeader } from '#contract/language.ts';
import { isAppPath, prerenderedPaths } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';

type Writers = {
  site: typeof import('#site/write-site.tsx');
  app: typeof import('#app/write-app.tsx');
};

const filesOf = (script: string, styles: string) => ({
  script,
  styles: [styles],
  imports: ['/@vite/client'],
});
const ofTheApp = (script: string) => filesOf(script, '/src/app/app.css');

function languageOf({ headers }: IncomingMessage, asked: string | null): Language {
  if (isLanguage(asked)) return asked;
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageFromHeader(headers['accept-language']);
}

async function write({ site, app }: Writers, path: string, language: Language): Promise<string> {
  if (prerenderedPaths.includes(path)) {
    const files = ofTheApp('/src/app/late-main.ts');
    return (await app.writeAppDocument(path, language, files, [])).html;
  }
  if (isAppPath(path)) return app.writeAppShell(language, ofTheApp('/src/app/main.tsx'));
  return (
    await site.writeSiteDocument(path, language, filesOf('/src/site/scripts/site.ts', '/src/site/site.css'))
  ).html;
}

/** While developing, each document is written when it is asked for. */
export function writtenOnDemand(): Plugin {
  return {
    name: 'written-on-demand',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (!request.headers.accept?.includes('text/html')) return next();
        try {
          const writers = {
            site: await server.ssrLoadModule('/src/site/write-site.tsx'),
            app: await server.ssrLoadModule('/src/app/write-app.tsx'),
          } as Writers;
          const html = await write(writers, pathname, languageOf(request, searchParams.get('lang')));
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}
