/** Two people at a table of their own. */
import type { Habits, Page } from './test';

/** Ann makes a table of Go Nuts for two, Bo comes by the link, and the game begins. */
export async function playTogether(
  person: (habits?: Habits) => Promise<Page>,
): Promise<{ ann: Page; bo: Page; link: string }> {
  const ann = await person({ setup: { 'go-nuts': { seats: 2 } } });
  await ann.goto('/');
  await ann.getByRole('button', { name: /^Invite people to Go Nuts/ }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  const bo = await person();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  return { ann, bo, link };
}
