/** A small router over the browser's history. Every address can be opened, reloaded and shared. */

/** A game that is over: of a table, or of a record that came along in the address or by hand. */
export interface ReplayRoute {
  page: 'replay';
  table: string | null;
  /** A record, compressed. */
  packed: string | null;
  /** The move and the perspective, where the address names some that make sense. */
  move: number | null;
  perspective: string | null;
}

/** A game to be learnt: its lessons, or one of them. */
export interface LearnRoute {
  page: 'learn';
  game: string;
  lesson: string | null;
}

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string; secret: string | null }
  | { page: 'rules'; table: string | null; game: string; asked: string }
  | ReplayRoute
  | LearnRoute
  | { page: 'nowhere' };

function readReplay(table: string | null, hash: string, search: string): ReplayRoute {
  const asked = new URLSearchParams(search);
  const [move, perspective] = [asked.get('move') ?? '', asked.get('perspective') ?? ''];
  return {
    page: 'replay',
    table,
    packed: table === null ? new URLSearchParams(hash.replace(/^#/, '')).get('record') : null,
    move: /^\d{1,5}$/.test(move) ? Number(move) : null,
    perspective: /^([1-6]|nobody|all)$/.test(perspective) ? perspective : null,
  };
}

/** What an address means. A seat link carries its secret behind the #, where servers and logs do not see it. */
export function readAddress(path: string, hash: string, search = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'start' };
  const [first, id, more] = parts;
  if (first === 'learn' && id !== undefined && parts.length <= 3)
    return {
      page: 'learn',
      game: decodeURIComponent(id),
      lesson: more === undefined ? null : decodeURIComponent(more),
    };
  if (first === 'replay' && parts.length === 1) return readReplay(null, hash, search);
  if (first === 'table' && id !== undefined && more === 'replay' && parts.length === 3)
    return readReplay(decodeURIComponent(id), hash, search);
  if (first === 'table' && id !== undefined && more === 'rules' && parts.length === 3)
    return { page: 'rules', table: decodeURIComponent(id), game: '', asked: '' };
  if (first === 'rules' && id !== undefined && parts.length === 2)
    return { page: 'rules', table: null, game: decodeURIComponent(id), asked: search };
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
  /** A record to be replayed. */
  record?: string;
}

class Router {
  route = $state.raw<Route>(readAddress(location.pathname, location.hash, location.search));
  luggage = $state.raw<Luggage>((history.state as Luggage | null) ?? {});

  #read = (): void => {
    this.route = readAddress(location.pathname, location.hash, location.search);
    this.luggage = (history.state as Luggage | null) ?? {};
  };

  /** Follows the back button and links inside the page. Returns how to stop. */
  listen(): () => void {
    const follow = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname === location.pathname && link.hash) return;
      if (readAddress(link.pathname, link.hash).page === 'nowhere') return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
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

  /** Changes the address of the page one is on. A new entry of the history can be gone back from. */
  mark(address: string, entry: boolean): void {
    if (entry) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    this.#read();
  }

  /** Forgets the secret of a seat link once it has been used, so that the address can be shown to anybody. */
  forgetSecret(): void {
    history.replaceState(history.state, '', location.pathname);
    this.#read();
  }
}

export const router = new Router();
