/** A small router over the browser's history. Every address can be opened, reloaded and shared. */

export type Route = { page: 'start' } | { page: 'table'; id: string; secret: string | null } | { page: 'nowhere' };

/** What an address means. A seat link carries its secret behind the #, where servers and logs do not see it. */
export function readAddress(path: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'start' };
  const [first, id] = parts;
  if (first === 'table' && id !== undefined && parts.length === 2) {
    const secret = new URLSearchParams(hash.replace(/^#/, '')).get('seat');
    return { page: 'table', id: decodeURIComponent(id), secret };
  }
  return { page: 'nowhere' };
}

/** What a page may leave for the page it leads to. */
export interface Luggage {
  /** Start the game as soon as the table is watched, so that its first moves are seen. */
  start?: boolean;
}

class Router {
  route = $state.raw<Route>(readAddress(location.pathname, location.hash));
  luggage = $state.raw<Luggage>((history.state as Luggage | null) ?? {});

  #read = (): void => {
    this.route = readAddress(location.pathname, location.hash);
    this.luggage = (history.state as Luggage | null) ?? {};
  };

  /** Follows the back button and links inside the page. Returns how to stop. */
  listen(): () => void {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname === location.pathname && link.hash) return;
      if (readAddress(link.pathname, link.hash).page === 'nowhere') return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    };
    addEventListener('popstate', this.#read);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', this.#read);
      document.removeEventListener('click', follow);
    };
  }

  go(address: string, luggage: Luggage = {}): void {
    history.pushState(luggage, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Forgets the secret of a seat link once it has been used, so that the address can be shown to anybody. */
  forgetSecret(): void {
    history.replaceState(history.state, '', location.pathname);
    this.#read();
  }
}

export const router = new Router();
