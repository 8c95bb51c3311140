import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: ['/'],
} satisfies Config;
