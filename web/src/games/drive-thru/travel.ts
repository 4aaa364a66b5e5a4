/** Lets things travel from where they were to where they are: measured before a change, played after it. */
import { moving } from '$lib/motion';

type Spots = Map<string, DOMRect>;

const named = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-thing]');

/** Where everything lies now. */
export function measure(root: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const node of named(root)) {
    const id = node.dataset['thing'];
    if (id && !spots.has(id)) spots.set(id, node.getBoundingClientRect());
  }
  for (const home of root.querySelectorAll<HTMLElement>('[data-home]')) {
    spots.set(`home:${home.dataset['home']}`, home.getBoundingClientRect());
  }
  return spots;
}

/** Moves everything from its old spot to its new one; what was nowhere comes from its `data-from`. */
export function travel(root: HTMLElement, before: Spots, milliseconds = 420): void {
  const duration = moving(milliseconds);
  if (duration === 0) return;
  let order = 0;
  for (const node of named(root)) {
    const known = before.get(node.dataset['thing'] ?? '');
    const from = known ?? before.get(`home:${node.dataset['from'] ?? ''}`);
    if (!from || from.width === 0) continue;
    const to = node.getBoundingClientRect();
    const [dx, dy] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ];
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const size = to.width > 0 ? from.width / to.width : 1;
    node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${size})`, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      { duration, delay: known ? 0 : 120 * order++, easing: 'cubic-bezier(0.3, 0.9, 0.35, 1)', fill: 'backwards' },
    );
  }
}
