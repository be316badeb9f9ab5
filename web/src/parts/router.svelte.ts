/** Where we are in the page, and how to go elsewhere: plain paths, which the server answers with the page. */
export type Route =
  { page: 'front' } | { page: 'game'; id: string } | { page: 'rules'; variant: string } | { page: 'unknown' };

export function routeOf(path: string): Route {
  const [page, id, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!page) return { page: 'front' };
  if (rest.length === 0 && id && page === 'game') return { page: 'game', id };
  if (rest.length === 0 && id && page === 'rules') return { page: 'rules', variant: id };
  return { page: 'unknown' };
}

export const address = {
  front: () => '/',
  game: (id: string) => `/game/${encodeURIComponent(id)}`,
  rules: (variant: string) => `/rules/${encodeURIComponent(variant)}`,
};

class Router {
  route: Route = $state.raw(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(path);
    scrollTo(0, 0);
  }

  /** Links to our own pages are followed without loading anything again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) this.go(link.pathname);
  }
}

export const router = new Router();
