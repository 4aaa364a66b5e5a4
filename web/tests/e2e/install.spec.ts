import { changing } from './changing';
import { expect, test, type Page } from './test';

/** Waits until the worker stands between this page and the server. */
const guarded = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });

test('the page can be installed: name, icons, start', async ({ page, server }) => {
  const manifest = (await (await page.request.get(`${server.url}/manifest.webmanifest`)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Dozen', start_url: '/', display: 'standalone' });
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  await page.goto(`${server.url}/`);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  for (const icon of [...manifest.icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    const answer = await page.request.get(`${server.url}${icon.src}`);
    expect(answer.headers()['content-type'], icon.src).toBe(icon.type);
    const sizes = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    if (icon.sizes !== 'any') expect(sizes, icon.src).toBe(icon.sizes);
  }
});

for (const { language, title, again } of [
  { language: 'en', title: 'No connection', again: 'Try again' },
  { language: 'de', title: 'Keine Verbindung', again: 'Noch einmal versuchen' },
] as const) {
  test(`without a connection the page says so, in ${language}`, async ({ person, outage }) => {
    const page = await person({ worker: true, language });
    await page.goto('/');
    await guarded(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    outage.expected = true;
    await page.context().setOffline(true);
    await page.goto('/table/abcdefgh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Dozen`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    // The picture and the looks are there, too.
    expect(await page.getByRole('link', { name: again }).evaluate((link) => getComputedStyle(link).display)).toBe(
      'flex',
    );
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toContain('/offline.html');
    expect(kept.filter((path) => !/^\/(assets\/.+|offline\.html|favicon\.svg)$/.test(path))).toEqual([]);

    // The page comes back by itself.
    await page.context().setOffline(false);
    await expect(page.getByRole('link', { name: again })).toHaveCount(0);
    await expect(page).not.toHaveTitle(`${title} · Dozen`);
  });
}

test('a new client is there at once, and nothing of the old one is kept', async ({ person, server }) => {
  const between = await changing(server.url);
  try {
    const page = await person({ worker: true });
    const names = () => page.evaluate(() => caches.keys());
    await page.goto(`${between.url}/`);
    await guarded(page);
    const [old] = await names();
    expect(old).toMatch(/^dozen-/);

    between.change = (path, text) => {
      if (path === '/') return text.replace('<head>', '<head><meta name="renewed" content="yes" />');
      return path === '/sw.js' ? text.replace(/'dozen-[0-9a-f]+'/, "'dozen-new'") : text;
    };
    await page.goto(`${between.url}/`);
    await expect(page.locator('meta[name="renewed"]')).toHaveCount(1);
    await expect.poll(names, { timeout: 15_000 }).toEqual(['dozen-new']);
  } finally {
    await between.close();
  }
});
