/**
 * Pictures of all that stands around the boards, on every screen, in both languages, light and dark: to be looked at. It goes
 * by classes instead of words, so that one way through the pages does for both languages.
 */
import { expect, test, type Page } from '../e2e/test';
import { play, untilAsked } from '../e2e/play';
import { atRest } from '../e2e/rest';

const SCREENS = [
  { name: 'phone', size: [360, 740], touch: true, language: 'en', theme: 'light' },
  { name: 'phone-large', size: [390, 844], touch: true, language: 'de', theme: 'dark' },
  { name: 'phone-side', size: [740, 360], touch: true, language: 'de', theme: 'light' },
  { name: 'laptop', size: [1280, 800], touch: false, language: 'en', theme: 'dark' },
  { name: 'laptop-german', size: [1280, 800], touch: false, language: 'de', theme: 'light' },
  { name: 'huge', size: [3840, 2160], touch: false, language: 'en', theme: 'light' },
] as const;
const SETUP = {
  'go-nuts': { seats: 3, bot: 'easy', options: { bear_claw_points: -3 } },
  donut: { seats: 6, bot: 'easy', options: {} },
};

for (const { name, size, touch, language, theme } of SCREENS) {
  test(`everything around the boards, ${name}`, async ({ person, outage }) => {
    const habits = { screen: size, touch, language, theme, setup: SETUP };
    const page = await person(habits);
    let n = 0;
    const shoot = async (what: string, whom: Page = page, fullPage = false): Promise<void> => {
      await atRest(whom);
      await whom.screenshot({ path: `screenshots/${name}/${String(++n).padStart(2, '0')}-${what}.png`, fullPage });
    };
    const tile = (game: string) => page.locator(`.tile[aria-labelledby="game-${game}"]`);
    const shut = async (whom: Page = page) => {
      await whom.locator('dialog[open] header .button').last().click();
      await expect(whom.locator('dialog[open]')).toHaveCount(0);
    };

    const openShelf = async () => {
      await page.goto('/');
      await page.locator('.tile .doing .button').last().waitFor();
    };

    await openShelf();
    await shoot('start');
    await shoot('start-whole', page, true);
    const go = tile('go-nuts');
    await go.locator('.setup > .button').click();
    await page.locator('dialog[open] .fields').waitFor();
    await shoot('settings');
    await page.locator('dialog[open] details summary').first().click();
    await shoot('settings-house-rules');
    await shut();
    await go.locator('.edition [aria-haspopup="dialog"]').first().click();
    await shoot('edition');
    await shut();
    const signs = go.locator('[data-sign]');
    if ((await signs.count()) > 0) {
      await signs.first().click();
      await shoot('house-rules');
      await page.keyboard.press('Escape');
    }
    await go.locator('.rules').click();
    await page.locator('dialog[open] h3').first().waitFor();
    await shoot('rules');
    await shut();
    await page.locator('.tools .button').last().click();
    await page.locator('dialog[open] .fields').waitFor();
    await shoot('my-settings');
    await shut();
    await page.locator('.you').click();
    await page.locator('dialog[open] input').waitFor();
    await shoot('name');
    await shut();

    // A lobby, seen by its host and by a guest.
    await go.locator('.doing .button').nth(3).click();
    await page.locator('.lobby').waitFor();
    await shoot('lobby-host');
    await shoot('lobby-host-whole', page, true);
    const guest = await person(habits);
    await guest.goto(page.url());
    await guest.locator('.lobby').waitFor();
    await shoot('lobby-guest', guest);
    await shoot('lobby-guest-whole', guest, true);
    await guest.locator('.lobby li .button.main').first().click();
    await expect(guest.locator('.lobby li .button.main')).toHaveCount(0);
    await shoot('lobby-guest-seated', guest);
    await page.locator('.lobby .fill .button').click();
    await expect(page.locator('.start .button.main')).toBeEnabled();
    await shoot('lobby-full');
    await page.locator('.start .button.main').click();
    await untilAsked(page);
    await shoot('table');
    const panels = page.locator('#open-panel');
    for (const tab of ['log', 'moves', 'hint', 'chat', 'rules', 'table']) {
      if (await page.locator('aside').isHidden()) await panels.click();
      await page.locator(`#tab-${tab}`).click();
      await shoot(`panel-${tab}`);
    }

    // A game that is over, and everything after it.
    await openShelf();
    await go.locator('.doing .button').nth(0).click();
    await page.locator('.board').first().waitFor();
    await play(page, 5);
    await page.locator('dialog[open] .seats').waitFor();
    await shoot('end');
    const more = page.locator('dialog[open] details.more:not([open]) > summary');
    while ((await more.count()) > 0) await more.first().click();
    await page.locator('dialog[open] .race').scrollIntoViewIfNeeded();
    await shoot('end-rounds');
    await page.locator('dialog[open] .content').evaluate((content) => content.scrollTo(0, content.scrollHeight));
    await shoot('end-deal');
    await page.locator('dialog[open] footer a').click();
    await page.locator('.replay .board').first().waitFor();
    await shoot('replay');
    await page.locator('.replay .row .button').nth(5).click();
    await page.locator('.replay .row .button').nth(5).click();
    await shoot('replay-later');
    await shoot('replay-whole', page, true);
    await openShelf();
    await page.locator('.lists').scrollIntoViewIfNeeded();
    await shoot('past-games');

    // Several people at one device.
    await tile('donut').locator('.doing .button').nth(2).click();
    await page.locator('dialog[open] form').waitFor();
    await shoot('here');
    await page.locator('dialog[open] form select').nth(1).selectOption({ index: 0 });
    await page.locator('dialog[open] form ol li').nth(1).locator('select').first().selectOption({ index: 0 });
    await page.locator('dialog[open] form ol li input').nth(1).fill('Wilhelmine');
    await shoot('here-two');
    await page.locator('dialog[open] footer .button.main').click();
    await page.locator('main[data-state="pass"]').waitFor();
    await shoot('pass');
    await page.locator('main[data-state="pass"] .button.main').click();
    await page.locator('.board').first().waitFor();
    await shoot('here-table');

    // What is not there: the browser says so, too.
    outage.expected = true;
    for (const [what, path] of [
      ['dead-link', '/table/nosuchtable'],
      ['nowhere', '/nowhere/at/all'],
      ['dead-replay', '/replay#record=rubbish'],
      ['offline', '/offline.html'],
    ] as const) {
      await page.goto(path);
      await page.locator('main, body > *').first().waitFor();
      await shoot(what);
    }
  });
}
