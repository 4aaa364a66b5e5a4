/** A keyboard on the screen: some browsers lay it over the page, and then what sticks to the bottom must stand above it. */

/** Keeps `--keyboard` of the page true, which is how much of it is covered; returns how to stop. */
export function heedKeyboard(page: HTMLElement = document.documentElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const look = (): void => {
    // Whoever has zoomed in sees less of the page, too, and no keyboard covers it.
    const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop;
    page.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
  return () => {
    seen.removeEventListener('resize', look);
    seen.removeEventListener('scroll', look);
  };
}
