import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      // The scroll lock behind Radix dialogs injects a <style> element, which our Content-Security-Policy
      // forbids; ours adopts a constructed style sheet instead.
      'react-style-singleton': fileURLToPath(
        new URL('./src/web/ui/scroll-lock/style-singleton.ts', import.meta.url),
      ),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
