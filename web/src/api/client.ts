import type {
  FenCheck,
  GameState,
  GameSummary,
  NewGame,
  Reach,
  RulesPage,
  Square,
  VariantInfo,
} from './types';

/** A refusal in the server's own words, or a sentence that it could not be reached. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly rule: string | null = null,
    readonly problems: string[] = [],
  ) {
    super(message);
  }
}

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const said = body as { error?: string; rule?: string; problems?: string[] } | null;
  return new ApiError(
    said?.error ?? `The server answered ${response.status} ${response.statusText}.`,
    response.status,
    said?.rule ?? null,
    said?.problems ?? [],
  );
}

async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError('The server cannot be reached. Is howdah still running?', 0);
  });
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

export const api = {
  variants: () => request<VariantInfo[]>('GET', '/variants'),
  rules: (id: string) => request<RulesPage>('GET', `/variants/${encodeURIComponent(id)}/rules`),
  games: () => request<GameSummary[]>('GET', '/games'),
  game: (id: string) => request<GameState>('GET', game(id)),
  newGame: (wish: NewGame) => request<{ id: string }>('POST', '/games', wish),
  move: (id: string, ply: number, move: { uci: string } | { san: string }) =>
    request<GameState>('POST', `${game(id)}/move`, { ...move, ply }),
  takeback: (id: string) => request<GameState>('POST', `${game(id)}/takeback`, {}),
  offerDraw: (id: string) => request<GameState>('POST', `${game(id)}/draw`, {}),
  resign: (id: string) => request<GameState>('POST', `${game(id)}/resign`, {}),
  resume: (id: string) => request<GameState>('POST', `${game(id)}/resume`, {}),
  hint: (id: string) => request<{ uci: string; san: string }>('POST', `${game(id)}/hint`, {}),
  reach: (variant: string, fen: string, square: Square) =>
    request<Reach>('POST', '/reach', { variant, fen, square }),
  checkFen: (variant: string, fen: string) => request<FenCheck>('POST', '/check-fen', { variant, fen }),
  pgnUrl: (id: string) => `/api${game(id)}/pgn`,
};
