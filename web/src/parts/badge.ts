/** The tab's title and icon tell whose turn it is. */
export function showBadge(title: string, yourTurn: boolean): void {
  document.title = title;
  const icon = document.getElementById('favicon') as HTMLLinkElement | null;
  if (icon) icon.href = yourTurn ? '/favicon-your-turn.svg' : '/favicon.svg';
}
