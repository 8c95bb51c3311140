import { readdirSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';

const articles = readdirSync(new URL('./src/site/blog/articles', import.meta.url))
  .filter((file) => file.endsWith('.fr.mdx'))
  .map((file) => `/blog/${file.slice(0, -'.fr.mdx'.length)}`);

export default {
  appDirectory: 'src/app',
  // Both languages are built at the same time, each into a folder of its own.
  buildDirectory: process.env.WEB_BUILD_DIRECTORY ?? 'build/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // No route is named /404: it falls to the not-found page, which the server sends for every unknown path.
  prerender: [
    '/',
    '/blog',
    ...articles,
    '/features',
    '/pricing',
    '/demo',
    '/about',
    '/careers',
    '/contact',
    '/status',
    '/newsletter',
    '/legal-notice',
    '/privacy',
    '/terms',
    '/data-processing',
    '/documentation',
    '/login',
    '/free-trial',
    '/onboarding',
    '/unsubscribe',
    '/404',
  ],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
