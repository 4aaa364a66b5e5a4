import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Made from Rust, by the build or by the tests.
  {
    ignores: [
      'dist',
      'test-results',
      'playwright-report',
      'screenshots',
      'src/lib/protocol.ts',
      'src/games/*/types.ts',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // An underscore says that something must be taken and is not wanted, to TypeScript as well.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets here are made anew rather than changed, or are caches that nothing on the page may follow.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['tests/e2e/**'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A step that is not awaited is a test that fails now and then.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      // Playwright reads from the pattern which fixtures a fixture needs, and none is a pattern too.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
