/** For those who see little, point roughly or sit far away: large text, large targets, a very large screen. */
import { faultsOf, type Eye } from './looking';
import { GAMES } from './games';
import { choose, dice, playNow, untilAsked, untilOnShelf } from './play';
import { expect, test, type Page } from './test';

interface Screen {
  name: string;
  size: [number, number];
  /** The text size that is set in the browser, in percent. */
  text: number;
  eye: Eye;
}

const PHONE: Screen = { name: 'a phone', size: [360, 740], text: 100, eye: { finger: 44 } };
const SCREENS: Screen[] = [
  PHONE,
  { name: 'twice the text, 360 px', size: [360, 740], text: 200, eye: {} },
  { name: 'twice the text, 1280 px', size: [1280, 800], text: 200, eye: {} },
  { name: 'a very large screen', size: [3840, 2160], text: 100, eye: { filled: 0.6 } },
];
/** So many choices are made on a phone, and every question is looked at. */
const CHOICES = 6;

async function setUp(page: Page, { size: [width, height], text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  // As a setting of the browser, so that the page is laid out for it; the root's font alone would not do that.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * text } });
  await browser.detach();
  await page.waitForFunction(
    (least) => parseFloat(getComputedStyle(document.documentElement).fontSize) >= least,
    0.16 * text,
  );
}

/** What is wrong with the page as it is, on every screen. */
async function look(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await setUp(page, screen);
    faults.push(...(await faultsOf(page, screen.eye)).map((fault) => `${where}, ${screen.name}: ${fault}`));
  }
  return faults;
}

test('the start page is seen', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await untilOnShelf(page);
  expect(await look(page, 'the start page')).toEqual([]);
});

test('nothing that is pressed lies under a notch or at a rounded edge', async ({ person }) => {
  const page = await person({ screen: [390, 844], touch: true, setup: { 'go-nuts': { bot: 'greedy' } } });
  const insets = { top: 47, bottom: 34 };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/');
  await untilOnShelf(page);
  const outside = () =>
    page.evaluate(
      ({ top, bottom }) =>
        [...document.querySelectorAll('header *, .line *, aside *, dialog[open] *')]
          .filter((one) => one.matches('button, a, input, select') && one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const seen = box.height > 0 && box.bottom > 0 && box.top < innerHeight;
            return seen && (box.top < top || box.bottom > innerHeight - bottom + 1);
          })
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      insets,
    );
  expect(await outside(), 'the start page').toEqual([]);
  await playNow(page, /Go Nuts for Donuts/);
  await untilAsked(page);
  expect(await outside(), 'a table').toEqual([]);
  await page.locator('#open-panel').click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').waitFor();
  expect(await outside(), 'the chat').toEqual([]);
});

for (const { id, title } of GAMES) {
  test(`a table of ${id} is seen`, async ({ person }) => {
    const page = await person({ setup: { [id]: { bot: 'greedy' } } });
    await playNow(page, title);
    await setUp(page, PHONE);
    const faults: string[] = [];
    const random = dice(5);
    for (let made = 0; made < CHOICES && (await untilAsked(page)) === 'choose'; made++) {
      faults.push(...(await faultsOf(page, PHONE.eye)).map((fault) => `question ${made}: ${fault}`));
      await choose(page, random);
    }
    expect.soft(faults).toEqual([]);
    // With something in the hand there is more to see.
    await untilAsked(page);
    const pick = page.locator('.board [data-pick]:not([aria-disabled="true"])').first();
    if ((await pick.count()) > 0) await pick.click();
    expect(await look(page, 'the table')).toEqual([]);
  });
}
