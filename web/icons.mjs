// Draws the icons of the installed page from public/favicon.svg: `npm run icons`, after the drawing has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const donut = readFileSync(at('public/favicon.svg'), 'utf8');
const PAPER = '#fdf6ec';

/** Name, size, and how much of it the donut fills. What is cut to a shape keeps everything in its middle 80 %. */
const ICONS = [
  ['icon-192.png', 192, 0.94, 'transparent'],
  ['icon-512.png', 512, 0.94, 'transparent'],
  ['maskable-512.png', 512, 0.66, PAPER],
  ['apple-touch-icon.png', 180, 0.78, PAPER],
];

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, size, part, background] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = donut.replace('<svg ', `<svg width="${size * part}" height="${size * part}" `);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">${picture}</body>`,
  );
  writeFileSync(at(`public/icons/${name}`), await page.screenshot({ omitBackground: background === 'transparent' }));
  await page.close();
}
await browser.close();
