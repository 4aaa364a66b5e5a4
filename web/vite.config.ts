import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the page says before or without its scripts, in every language: `%id%` is filled in from the catalogues. */
function firstWords(): Plugin {
  const folder = here('./src/lib/language/');
  const languages = [
    'en',
    ...readdirSync(folder).flatMap((file) => (file.endsWith('.ftl') && file !== 'en.ftl' ? [file.slice(0, -4)] : [])),
  ];
  const say = (language: string, id: string): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${folder}${language}.ftl`, 'utf8')));
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`index.html: ${language}.ftl has no ${id}`);
    return bundle.formatPattern(pattern);
  };
  return {
    name: 'first-words',
    transformIndexHtml: (html) =>
      html
        // An attribute has one language.
        .replace(/"%([a-z-]+)%"/g, (_, id: string) => `"${say('en', id)}"`)
        .replace(/%([a-z-]+)(?::([a-z]+))?%/g, (_, id: string, tag = 'p') =>
          languages.map((language) => `<${tag} lang="${language}">${say(language, id)}</${tag}>`).join(''),
        ),
  };
}

/** The worker of the installed page. It is named after everything it serves, so that a new client has a new one. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = readFileSync(here('./src/worker/sw.js'), 'utf8');
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .update(readFileSync(here('./offline.html')))
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('%version%', version) });
    },
  };
}

/** Catalogues of words go to the browser without their comments and headings, which are for those who write them. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.ftl') || query !== 'raw') return null;
      this.addWatchFile(file);
      const lines = readFileSync(file, 'utf8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n'))}`;
    },
  };
}

/** Parts of the first page that others need too: the covers with what they are drawn with, its words, the records. */
const FIRST_PAGE = new RegExp(
  [
    'games/(index|words)\\.ts',
    'games/[^/]+/(Cover|CoverButton|Special|Cubes)\\.svelte',
    'games/donut/flavours\\.ts',
    'pages/start/(setup|text)\\.ts',
    'pages/replay/(invitation\\.ts|drop\\.ts|DropRecord\\.svelte)',
  ]
    .map((path) => `src/${path}`)
    .join('|'),
);

export default defineConfig({
  plugins: [catalogues(), firstWords(), worker(), svelte()],
  resolve: {
    alias: { $lib: here('./src/lib'), $games: here('./src/games') },
    // Vitest would take Svelte's server build otherwise.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('./index.html'), here('./offline.html')],
      // What several parts share would be many small files, which compress badly.
      output: {
        codeSplitting: {
          groups: [
            { name: 'few', test: /src[\\/]lib[\\/](stored|language[\\/]languages)\.ts/, priority: 3 },
            // Only boards have roving.ts: it comes with the first of them. The deal is looked at before a game and after it.
            { name: 'shell', test: /src[\\/]lib[\\/](?!roving|deal[\\/])|node_modules/, minShareCount: 2, priority: 2 },
            // What the first page needs beside it, in one piece.
            { name: 'start', test: FIRST_PAGE, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env['DOZEN_SERVER'] ?? 'http://127.0.0.1:1313', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Long enough for a busy machine: only what hangs is cut off.
    testTimeout: 60_000,
  },
});
