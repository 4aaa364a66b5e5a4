/** Which first steps on a board lead to a choice: `<id>/leads.ts`, for what a lesson lights. */
import type { Leads } from '../pages/table/lit';

const leads = import.meta.glob<{ leads: Leads }>('./*/leads.ts');

/** Where every choice takes one step there is nothing to say. */
export async function loadLeads(game: string): Promise<Leads> {
  const load = leads[`./${game}/leads.ts`];
  return load ? (await load()).leads : () => [];
}
