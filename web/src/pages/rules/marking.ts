/** Marks every place where words occur inside an element, and takes the marks away again. */

export function mark(inside: HTMLElement, wanted: string): HTMLElement[] {
  const words = wanted.trim().toLowerCase();
  if (words.length < 2) return [];
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const marks: HTMLElement[] = [];
  for (const text of texts) {
    let rest = text;
    for (let at = rest.data.toLowerCase().indexOf(words); at >= 0; at = rest.data.toLowerCase().indexOf(words)) {
      const hit = rest.splitText(at);
      rest = hit.splitText(words.length);
      const place = document.createElement('mark');
      hit.replaceWith(place);
      place.append(hit);
      marks.push(place);
    }
  }
  return marks;
}

export function unmark(inside: HTMLElement): void {
  for (const place of inside.querySelectorAll('mark')) place.replaceWith(...place.childNodes);
  inside.normalize();
}
