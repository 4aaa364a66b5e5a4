import { defineConfig } from '@playwright/test';
import { chromium } from './tests/e2e/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  // The browser test that `cargo xtask new-game` gives to a new game.
  testIgnore: 'template/**',
  outputDir: 'test-results',
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...chromium(),
    viewport: { width: 1280, height: 800 },
    // What moves only delays a test; the tests of motion switch it on.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace takes a picture of the page at every click, which makes everything slow. Whoever looks for a fault asks for
    // one: npm run e2e -- --trace retain-on-failure
    trace: 'off',
    actionTimeout: 10_000,
  },
});
