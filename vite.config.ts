import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { appPages } from './vite/app-pages.ts';
import { fromPackages, shared } from './vite/chunks.ts';
import { contentMeta } from './vite/content.ts';
import { writtenOnDemand } from './vite/dev-documents.ts';
import { documentationData } from './vite/documentation.ts';
import { fetchedContract } from './vite/fetched-contract.ts';
import { rehypeSharedAnchors } from './vite/guide-anchors.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [
    tailwindcss(),
    contentMeta(),
    documentationData(),
    mdx({
      include: /\.mdx$/,
      remarkPlugins: [remarkFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, rehypeSharedAnchors],
    }),
    writtenOnDemand(),
    appPages(),
    fetchedContract(),
  ],
  resolve: {
    alias: {
      // The scroll lock behind Radix dialogs injects a <style> element, which our Content-Security-Policy
      // forbids; ours adopts a constructed style sheet instead.
      'react-style-singleton': fileURLToPath(
        new URL('./src/ui/scroll-lock/style-singleton.ts', import.meta.url),
      ),
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true },
  environments: {
    // One client for the site's islands and the application.
    client: {
      build: {
        outDir: 'build/web/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: ['src/site/scripts/site.ts', 'src/app/main.tsx', 'src/app/late-main.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: shared('start'), minShareCount: 2, priority: 5 },
                { name: 'react', test: fromPackages('react', 'react-dom', 'scheduler'), priority: 5 },
                { name: shared('plain'), minShareCount: 2, priority: 4 },
                { name: shared('islands'), minShareCount: 2, priority: 4 },
                { name: shared('frame'), priority: 3 },
                { name: shared('panels'), priority: 2.5 },
                { name: shared('pages'), priority: 2 },
                { name: shared('aside'), priority: 2 },
                { name: shared('seldom'), priority: 2 },
                { name: shared('forms'), priority: 1 },
              ],
            },
          },
        },
      },
    },
    // What writes the documents; scripts/build.mjs runs it once, for both languages.
    ssr: {
      build: {
        outDir: 'build/web/writer',
        ssr: true,
        // Pictures that only documents show.
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: { input: ['src/site/write-site.tsx', 'src/app/write-app.tsx'] },
      },
    },
  },
});
