-- Games against the computer. Colours are 0 (white) and 1 (black); times are milliseconds.
create table game (
  id               text    not null primary key,
  player           text    not null,             -- hash of the player's cookie
  variant          text    not null,
  color            integer not null,             -- the human's
  level            integer not null,
  seed             bigint  not null,             -- of the computer's choices
  start_fen        text    not null,
  placement        text,                         -- the human's placement turn, chosen when the game was made
  initial_millis   bigint,                       -- null: no clock
  increment_millis bigint,
  fen              text    not null,             -- the position now
  turn             integer not null,             -- who is to move now
  plies            integer not null,             -- moves made
  status           text    not null,             -- a word: ongoing, or how it ended
  winner           integer not null,             -- a colour, -1: nobody
  sentence         text    not null,             -- the same for people
  white_millis     bigint,                       -- what the clocks show; null: no clock
  black_millis     bigint,
  created_at       bigint  not null,
  updated_at       bigint  not null
);

create index game_of_player on game (player, updated_at);
create index game_running on game (status, turn);

create table move (
  game         text    not null references game (id),
  ply          integer not null,                 -- from 1
  uci          text    not null,
  clock_millis bigint,                           -- what its player had left after it; null: no clock
  primary key (game, ply)
);
