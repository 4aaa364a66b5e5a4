import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * `npm run screenshots`: every board at three moments and three widths, and all that stands around the boards on every screen,
 * into `screenshots/`.
 */
export default defineConfig({ ...base, testDir: 'tests/screenshots', timeout: 180_000 });
