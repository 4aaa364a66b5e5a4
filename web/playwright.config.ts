import { defineConfig } from '@playwright/test';
import { chromium } from './tests/e2e/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Every worker has a server of its own.
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    ...chromium(),
    viewport: { width: 1280, height: 800 },
    // What moves only delays a test; the tests of motion switch it on.
    reducedMotion: 'reduce',
    // A trace takes a picture of the page at every click, which makes everything slow: only where something failed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
});
