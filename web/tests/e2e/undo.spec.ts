import { expect, test, type Page } from './test';
import { untilAsked } from './play';
import { playTogether } from './together';

/** Picks this place of the row from the list of moves. */
async function pick(page: Page, place: number): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page
    .getByRole('tabpanel')
    .locator('.choice')
    .nth(place - 1)
    .click();
  await page.getByRole('tab', { name: 'Log' }).click();
}

test('a secret pick can be changed until all have picked, and others learn only that somebody chooses again', async ({
  person,
}) => {
  const { ann, bo } = await playTogether(person);
  await untilAsked(ann);
  const change = ann.getByRole('button', { name: 'Change my pick' });
  await expect(change).toHaveCount(0);

  await pick(ann, 1);
  await change.click();
  await expect(bo.getByRole('tabpanel')).toContainText('is choosing again.');
  expect(await untilAsked(ann)).toBe('choose');
  await pick(ann, 3);
  await expect(change).toBeVisible();
  await untilAsked(bo);
  await pick(bo, 1);
  // Now everything is open: both picks are told, the first one of hers never was, and nothing goes back any more.
  await expect(bo.getByRole('tabpanel')).toContainText(/Picks: .+ \(place 3\), .+ \(place 1\)/);
  await untilAsked(ann);
  await expect(change).toHaveCount(0);
});
