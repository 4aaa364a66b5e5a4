/** What is wrong with a page for the eye and the finger, in words. */
import type { Page } from '@playwright/test';

export interface Eye {
  /** How large every control must be, in CSS pixels. */
  finger?: number;
  /** The share of its room that the board must take, in width and in height. */
  filled?: number;
}

/**
 * What is smaller than a finger, because it all has to be seen at once: ten places for a strip, with those that hang over
 * the border, share a line of seven squares, and sixty spaces a ring board as wide as a phone. The first tap only shows what
 * would happen there, the second one does it.
 */
const SMALL_BY_GEOMETRY = '.area .place, .ring [role="gridcell"]';

export function faultsOf(page: Page, eye: Eye): Promise<string[]> {
  return page.evaluate(
    ({ finger, filled, small }) => {
      const faults: string[] = [];
      const named = (one: Element) =>
        `“${(one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40) || one.outerHTML.slice(0, 60)}”`;
      const shown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest('[inert], .visually-hidden');
      const controls = [
        ...document.querySelectorAll(
          'button, a[href], input, select, textarea, summary, [role="gridcell"]:is([data-token], [data-disc])',
        ),
      ].filter(shown);
      if (controls.length < 5) faults.push('there is nothing to look at');

      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (wide > 0) {
        const out = [...document.querySelectorAll('body *:not(svg *)')].filter(
          (one) => shown(one) && one.getBoundingClientRect().right > innerWidth + 1,
        );
        faults.push(`the page is ${wide} px too wide, with ${out.slice(-3).map(named).join(', ')}`);
      }

      /** Whether something around words cuts them off; what scrolls can be scrolled to. */
      const isCut = (words: DOMRect, parent: Element): boolean => {
        // Letters are lower than the box of their line.
        const air = 0.2 * parseFloat(getComputedStyle(parent).fontSize);
        for (let clip: Element | null = parent; clip && clip !== document.body; clip = clip.parentElement) {
          const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(clip);
          const box = clip.getBoundingClientRect();
          const margin = 1.5 + (parseFloat(overflowClipMargin) || 0);
          if (/hidden|clip/.test(overflowX) && (words.left < box.left - margin || words.right > box.right + margin))
            return true;
          if (
            /hidden|clip/.test(overflowY) &&
            (words.top < box.top - margin - air || words.bottom > box.bottom + margin + air)
          )
            return true;
        }
        return false;
      };
      for (const control of controls) {
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement: parent, textContent } = texts.currentNode;
          if (!parent || !shown(parent) || (textContent ?? '').trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const words = range.getBoundingClientRect();
          if (words.width > 0 && isCut(words, parent))
            faults.push(`“${textContent?.trim()}” of ${named(control)} is cut off`);
        }
      }

      if (finger !== undefined) {
        // Drawings may be a hair smaller than planned.
        const reach = finger / 2 - 0.25;
        /** Whether a fingertip around the middle of a control is all on it; what can be hit may be larger than what is drawn. */
        const isHit = (control: Element): boolean => {
          control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return [
            [-reach, 0],
            [reach, 0],
            [0, -reach],
            [0, reach],
          ].every(([right = 0, down = 0]) => control.contains(document.elementFromPoint(x + right, y + down)));
        };
        for (const control of controls) {
          // A tick belongs to its words, which can be tapped as well; a link in a sentence is as high as its line.
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          const inSentence = control.matches('p a') && getComputedStyle(control).display === 'inline';
          if (!inSentence && !control.matches(small) && Math.min(width, height) < 2 * reach && !isHit(target))
            faults.push(`${named(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
        }
      }

      if (filled !== undefined) {
        const room = document.querySelector('.board-scroll')?.getBoundingClientRect();
        const board = document.querySelector('.board-scroll > .board')?.getBoundingClientRect();
        if (room && board) {
          const shares = [board.width / room.width, board.height / room.height];
          if (shares.some((share) => share < filled || share > 1))
            faults.push(
              `the board takes ${shares.map((share) => `${Math.round(share * 100)} %`).join(' × ')} of its room`,
            );
        }
        /** What has been scrolled away is covered by nothing. */
        const isThere = (one: Element, y: number): boolean => {
          for (let around = one.parentElement; around; around = around.parentElement) {
            const { top, bottom } = around.getBoundingClientRect();
            if (getComputedStyle(around).overflowY !== 'visible' && (y < top || y > bottom)) return false;
          }
          return true;
        };
        /** The whole drawing that something is part of: drawings lie in drawings. */
        const drawingOf = (one: Element): Element | null => {
          let drawing = one.closest('svg');
          while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
          return drawing;
        };
        // What cannot be pressed is not a target: a card that can be taken whole may lie over its parts that cannot.
        for (const control of controls.filter((one) => !one.matches(':disabled, [aria-disabled="true"]'))) {
          const box = control.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const hit = isThere(control, y) ? document.elementFromPoint(x, y) : null;
          // In a drawing things lie on each other: a donut on its space, and the board answers for both.
          const drawn = hit !== null && drawingOf(hit) !== null && drawingOf(hit) === drawingOf(control);
          if (hit && !drawn && !control.contains(hit) && !hit.contains(control))
            faults.push(`${named(hit)} lies over ${named(control)}`);
        }
      }
      return faults;
    },
    { ...eye, small: SMALL_BY_GEOMETRY },
  );
}
