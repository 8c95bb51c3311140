import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { onlyFor } from './vite/chunks.ts';
import { contentMeta } from './vite/content.ts';
import { documentationData } from './vite/documentation.ts';
import { rehypeSharedAnchors } from './vite/guide-anchors.ts';

/** What the document, the language and theme switches and a plain page are made of. */
const shellFiles =
  /src\/(app\/(document|navigation|preferences|i18n\/(language|change-language|react-texts|templates|text-source))|site\/public-|ui\/(button|class-names|logo|segmented-control|skip-link|spinner|theme))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)|vite\/preload-helper/;

/** Small things that the landing page and the application both show. */
const shownEverywhere =
  /src\/ui\/(avatar|badge|card|initials|scenes\/deckchair)|src\/app\/(leave\/leave-color|i18n\/(use-day-formats|use-words)|features\/calendar\/(absence-mark|day-absences|month\/day-face))|src\/domain\/(billing\/(price|seats)|calendar\/(plain-date|week)|leave-types\/leave-type)\.ts|src\/words\/(spoken|make-(words|periods|figures)|(fr|en)\/spoken)|src\/domain\/amounts\/rounding|lucide-react\/dist\/esm\/icons\/(calendar-days|calendar-plus|check|circle-check|clock|users|x)\.m?js/;

/** What the landing page shares with the pages of features, prices and the demonstration. */
const sellingFiles =
  /src\/site\/(sample\/|pricing\/(plan-card|price-calculator)|software-data|structured-data|closing-call)|lucide-react\/dist\/esm\/icons\/(eye-off|hourglass|mouse-pointer-click|scale)\.m?js/;

/** Of the application's controls, those that pages to read have, so that these do not load the others. */
const plainControls =
  /@radix-ui\/react-(tabs|roving-focus|collection|presence)\/|src\/(ui\/(banner|skeleton)|app\/i18n\/(use-formats|plain-formats))\.|src\/contract\/endpoint\./;

/** Texts that nearly every page of the application asks for, by language. */
const memberTexts = /src\/app\/i18n\/(fr|en)\/(?:app|balances|billing|dashboard|deciding|leave)\.json/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    contentMeta(),
    documentationData(),
    mdx({
      include: /\.mdx$/,
      remarkPlugins: [remarkFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, rehypeSharedAnchors],
    }),
    reactRouter(),
  ],
  resolve: {
    alias: {
      // Same texts, a tenth of the weight; see the file itself.
      'react-i18next': fileURLToPath(new URL('./src/app/i18n/react-texts.tsx', import.meta.url)),
      // The scroll lock behind Radix dialogs injects a <style> element, which our Content-Security-Policy
      // forbids; ours adopts a constructed style sheet instead.
      'react-style-singleton': fileURLToPath(
        new URL('./src/ui/scroll-lock/style-singleton.ts', import.meta.url),
      ),
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Small pieces that every page needs, as one file rather than fifteen.
            codeSplitting: {
              groups: [
                {
                  name: 'shell',
                  test: (id: string) => shellFiles.test(id) || shownEverywhere.test(id),
                },
                { name: 'selling', test: sellingFiles },
                { name: 'controls', test: plainControls },
                // What several pages share comes at once, and is there for the next one.
                { name: 'icons', test: /lucide-react\/dist\/esm\/icons\// },
                { name: onlyFor('visitors', 'visitors'), minShareCount: 2 },
                { name: onlyFor('members', 'members'), minShareCount: 3 },
                { name: (id: string) => `app-texts-${memberTexts.exec(id)?.[1]}`, test: memberTexts },
              ],
            },
          },
        },
      },
    },
  },
});
