import { expect, test } from './test';
import { playTogether } from './together';

test('a friend who opens the link and sits down is shown as being there, and nobody has to reload', async ({
  person,
}) => {
  const { ann, bo, link } = await playTogether(person);

  for (const page of [ann, bo]) {
    const players = page.getByRole('complementary').getByRole('list', { name: 'Players' });
    await expect(players.getByRole('listitem')).toHaveCount(2);
    await expect(players).not.toContainText('not connected');
  }

  const eve = await person();
  await eve.goto(link);
  await expect(eve.getByText('You’re watching.')).toBeVisible();
  const players = ann.getByRole('complementary').getByRole('list', { name: 'Players' });
  await expect(players.getByText('1 watching')).toBeVisible();
  await bo.close();
  await expect(players).toContainText('not connected');
});
