/** What is being shown, in a few words; nothing where the picture says enough. */
import type { Who } from '$lib/language';
import { typeName } from './describe';
import { total, type Kit } from './kit';
import { text } from './text';
import type { Event, Named } from './types';

interface Told {
  kit: Kit;
  levels: readonly Named[];
  whoOf: (seat: number) => Who;
}

export function captionOf(event: Event, { kit, levels, whoOf }: Told): string | null {
  const who = whoOf('seat' in event ? event.seat : 0);
  const customer = 'customer' in event ? (kit.customers.get(event.customer)?.name ?? event.customer) : '';
  const kindName = (id: string) => kit.kindOf(id)?.name ?? id;
  const told = text.now;
  switch (event.kind) {
    case 'begins':
      return told.begins(who);
    case 'starter_laid':
      return told.starter(who);
    case 'slid':
    case 'stocked':
      return told.stocked;
    case 'queued':
      return told.queued(customer);
    case 'bought':
      return told.bought(who, event.price);
    case 'paid':
      return told.paid(who, total(event.tiles));
    case 'laid':
      return told.laid(who);
    case 'laid_aside':
      return told.aside(who);
    case 'perfect':
      return told.perfect(typeName(kit, event.donut), event.token);
    case 'mismatched':
      return event.spoiled_by ? told.spoiled(typeName(kit, event.spoiled_by)) : told.botched(event.pays);
    case 'short':
      return told.short(event.missing);
    case 'drew':
      return told.drew(who, kindName(event.dollar));
    case 'put':
      return event.holes && event.holes.pair > 0
        ? told.pair(typeName(kit, event.holes.donut), event.holes.pair)
        : told.put(who, kindName(event.dollar));
    case 'served':
      return told.served(who, customer, levels[event.level - 1]?.name ?? String(event.level), event.worth);
    case 'cleared':
      return told.cleared;
    case 'went_home':
      return told.wentHome(customer);
    case 'mat_full':
      return told.full(who);
    case 'idle_round':
      return told.idle(event.rounds, event.of);
    default:
      return null;
  }
}
