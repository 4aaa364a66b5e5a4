import { expect, test } from './test';

test('a friend who opens the link and sits down is shown as being there, and nobody has to reload', async ({
  person,
}) => {
  const ann = await person({ setup: { 'go-nuts': { seats: 2 } } });
  await ann.goto('/');
  await ann.getByRole('button', { name: /^Invite people to Go Nuts/ }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  const bo = await person();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();

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
