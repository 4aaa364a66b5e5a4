/** What is wrong with a table for the hand that plays at it, in words: at rest, and in the moment after a press. */
import type { Page } from '@playwright/test';
import type { Need } from './needed';

/** For so long nothing that can be pressed may come under the pointer, in milliseconds. */
const MOMENT = 600;
/** The largest shift of the page within a few seconds that goes unnoticed. */
export const MOST_SHIFT = 0.02;
/** Things that look like one may share this much of a border, in pixels. */
const HAIR = 1;
const TARGETS = '.board :is([data-token], [data-pick]):not([disabled], [aria-disabled="true"])';
const CONTROLS = 'button, a, summary, label, select, input, [role="button"], [role="tab"], [data-token], [data-pick]';

/** What a page notes about itself. */
interface Noted {
  faults: string[];
  shift: number;
  shifted: string;
}

/** From now on the page notes what moves without having been asked to, and what comes under a pointer that has just pressed. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(
    ({ controls, moment }) => {
      const noted: Noted = { faults: [], shift: 0, shifted: '' };
      (window as unknown as { noted: Noted }).noted = noted;
      const named = (one: Element) =>
        `“${(one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40) || one.outerHTML.slice(0, 60)}”`;

      let [first, last, sum] = [0, 0, 0];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          // Windows as browsers count them: at most five seconds, with pauses of less than one.
          if (entry.startTime - last > 1000 || entry.startTime - first > 5000) [first, sum] = [entry.startTime, 0];
          last = entry.startTime;
          sum += entry.value;
          if (sum <= noted.shift) continue;
          noted.shift = sum;
          noted.shifted = entry.sources
            .map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent))
            .join(', ');
        }
      }).observe({ type: 'layout-shift', buffered: true });

      /** What a press there would do; nothing while presses there do not count. */
      const under = (x: number, y: number): Element | null => {
        const control = document.elementFromPoint(x, y)?.closest(controls) ?? null;
        return control?.closest('[data-guard], :disabled, [aria-disabled="true"]') ? null : control;
      };
      const meaning = (one: Element | null) =>
        one ? `${one.getAttribute('data-token') ?? ''} ${one.getAttribute('aria-label') ?? one.textContent}` : '';
      addEventListener(
        'pointerdown',
        ({ clientX: x, clientY: y }) => {
          const pressed = document.elementFromPoint(x, y)?.closest(controls) ?? null;
          const [meant, box] = [meaning(pressed), pressed?.getBoundingClientRect()];
          const up = ({ timeStamp }: PointerEvent) => {
            const look = () => {
              if (performance.now() - timeStamp >= moment) return;
              const now = under(x, y);
              if (!now) return void requestAnimationFrame(look);
              const moved = now.getBoundingClientRect();
              if (now !== pressed || meaning(now) !== meant)
                noted.faults.push(`${named(now)} comes under the pointer that has pressed “${meant.trim()}”`);
              else if (box && Math.hypot(moved.x - box.x, moved.y - box.y) > 2 && !now.matches('.board *'))
                noted.faults.push(`${named(now)} moves under the pointer`);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          };
          addEventListener('pointerup', up, { once: true, capture: true });
        },
        true,
      );
    },
    { controls: CONTROLS, moment: MOMENT },
  );
}

/** What the page has noted since it was last asked; the largest shift of all. */
export async function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted };
    return { ...noted, faults: noted.faults.splice(0) };
  });
}

/** What is not to be seen that should be, and what lies over each other. */
export function faultsAtRest(page: Page, needs: Need[]): Promise<string[]> {
  return page.evaluate(
    ({ needs, targets, hair }) => {
      const faults: string[] = [];
      const named = (one: Element) =>
        `“${(one.getAttribute('aria-label') ?? one.getAttribute('data-token') ?? one.getAttribute('data-pick') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50) || `${one.tagName} ${one.getAttribute('class')}`}”`;
      const shown = (one: Element) => {
        const { width, height } = one.getBoundingClientRect();
        return (
          width > 0 &&
          height > 0 &&
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !one.closest('[inert], .visually-hidden')
        );
      };
      /** Where it sticks out of the window or of what scrolls around it. */
      const cutBy = (one: Element): string | null => {
        const box = one.getBoundingClientRect();
        const out = (left: number, top: number, right: number, bottom: number) =>
          box.left < left - 1.5 || box.top < top - 1.5 || box.right > right + 1.5 || box.bottom > bottom + 1.5;
        const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
        if (out(0, 0, innerWidth, innerHeight)) return `outside the window (${at})`;
        for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const clip = around.getBoundingClientRect();
          if (out(clip.left, clip.top, clip.right, clip.bottom))
            return `cut off by ${around.tagName.toLowerCase()}.${around.className} (${at})`;
        }
        return null;
      };
      for (const { what, find, when } of needs) {
        if (when !== undefined && ![...document.querySelectorAll(when)].some(shown)) continue;
        const all = [...document.querySelectorAll(find)].filter(shown);
        if (all.length === 0) faults.push(`${what}: not there`);
        const cut = all.flatMap((one) => {
          const how = cutBy(one);
          return how === null ? [] : `${named(one)} is ${how}`;
        });
        if (cut.length > 0) faults.push(`${what}: ${cut.length} of ${all.length}, such as ${cut[0]}`);
      }

      const all = [...document.querySelectorAll(targets)].filter(shown);
      const keyOf = (one: Element) => one.getAttribute('data-token') ?? one.getAttribute('data-pick') ?? '';
      const overlaps = new Set<string>();
      const GRID = 7;
      for (const target of all) {
        const box = target.getBoundingClientRect();
        for (let i = 0; i < GRID * GRID; i++) {
          const x = box.left + hair + ((i % GRID) * (box.width - 2 * hair)) / (GRID - 1);
          const y = box.top + hair + (Math.floor(i / GRID) * (box.height - 2 * hair)) / (GRID - 1);
          // What answers a press there, from the front to the back.
          const hit = document.elementsFromPoint(x, y).flatMap((one) => one.closest(targets) ?? []);
          if (!hit.includes(target)) continue;
          for (const other of hit) {
            if (other === target || other.contains(target) || target.contains(other)) continue;
            // A thing and its place, or its picture and its name, mean the same.
            if (keyOf(other) === keyOf(target)) continue;
            overlaps.add([named(target), named(other)].sort().join(' lies over '));
          }
        }
      }
      return [...faults, ...overlaps];
    },
    { needs, targets: TARGETS, hair: HAIR },
  );
}
