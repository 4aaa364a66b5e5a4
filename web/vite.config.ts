import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Rule books are Markdown beside the rules; the page gets them as HTML, made when the client is built. */
function rules(): Plugin {
  return {
    name: 'rules',
    load(id) {
      if (!id.endsWith('/RULES.md')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(marked.parse(readFileSync(id, 'utf8'), { async: false }))}`;
    },
  };
}

export default defineConfig({
  plugins: [rules(), svelte()],
  resolve: {
    alias: { $lib: here('./src/lib'), $games: here('./src/games') },
    // Vitest would take Svelte's server build otherwise.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['DOZEN_SERVER'] ?? 'http://127.0.0.1:1313', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
