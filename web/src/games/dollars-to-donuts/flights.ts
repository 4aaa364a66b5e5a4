/** What flies for an event, by the names of the spots. */
import type { Flight } from '$lib/flight.svelte';
import type { Event } from './types';

interface Looked {
  /** The seat whose mat is shown in large. */
  shown: number;
  /** The seat whose own hand lays pieces here: what it lays lies there already. */
  own: number | null;
  /** The customers who wait after the event. */
  line: readonly string[];
}

/** A thing that stays the same and only changes its place. */
const moves = (spot: string): Flight => ({ from: spot, to: spot });

export function flightsOf(event: Event, { shown, own, line }: Looked): Flight[] {
  const large = 'seat' in event && event.seat === shown;
  /** Where something of the seat is: with the large mat, or at a glance. */
  const at = (near: string, far: string) => (large ? near : `${far}-${'seat' in event ? event.seat : ''}`);
  const mat = (piece: string) => at(`piece-${piece}`, 'mat');
  const lays = (from: string, piece: string) =>
    'seat' in event && event.seat === own ? [] : [{ from, to: mat(piece) }];
  const owner = at('head', 'seat');
  switch (event.kind) {
    case 'slid':
      return event.strips.map(({ tile }) => moves(`strip-${tile}`));
    case 'stocked':
      return [{ from: 'supply', to: `strip-${event.tile}` }];
    case 'cleared':
      return [{ from: `strip-${event.tile}`, to: 'specials' }];
    case 'queued':
      return [{ from: 'deck', to: `customer-${event.customer}` }];
    case 'bought':
      return [{ from: `strip-${event.tile}`, to: 'held' }];
    case 'paid':
      return (large ? Object.keys(event.tiles) : ['']).map((kind) => ({
        from: at(`dollar-${kind}`, 'money'),
        to: 'bag',
      }));
    case 'drew':
      return [{ from: 'bag', to: at(`dollar-${event.dollar}`, 'money') }];
    case 'laid':
      return lays('held', event.piece);
    case 'put':
      return lays(at(`dollar-${event.dollar}`, 'money'), event.piece);
    case 'laid_aside':
      return [{ from: 'held', to: owner }];
    case 'perfect':
      return event.token
        ? [{ from: at(`square-${event.at}`, 'mat'), to: at(`token-${event.donut}`, `token-${event.donut}`) }]
        : [];
    case 'served':
    case 'went_home': {
      const to = event.kind === 'served' ? at(`served-${event.neighborhood}`, 'seat') : 'line';
      const behind = line.slice(event.place).map((customer) => moves(`customer-${customer}`));
      return [{ from: `customer-${event.customer}`, to }, ...behind];
    }
    default:
      return [];
  }
}
