/** The keys of the game page. Keys typed into a field, or with a modifier, are not ours. */
export interface KeyActions {
  back(): void;
  forward(): void;
  first(): void;
  last(): void;
  flip(): void;
  enter(): void;
  escape(): void;
  type(): void;
  help(): void;
}

const ACTIONS: Record<string, keyof KeyActions> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'first',
  ArrowDown: 'last',
  f: 'flip',
  F: 'flip',
  Enter: 'enter',
  Escape: 'escape',
  '/': 'type',
  '?': 'help',
};

export function onKey(event: KeyboardEvent, actions: KeyActions): void {
  const target = event.target as Element | null;
  const action = ACTIONS[event.key];
  if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest('dialog') || (target?.closest('input, select, textarea') && action !== 'escape'))
    return;
  if (action === 'enter' && target?.closest('button, a')) return;
  event.preventDefault();
  actions[action]();
}
