// Made from requests.py, messages.py of features by tests/page/declarations.py.

export type Request = Open | Find | ChangeTheme | PressButton | PickAhead | Play | TypeLine | ShowLadder | ShowProfile | Ping | CompanyAsked | ShowReplay | Ply | TryLine | MatchesAsked | MatchesFileAsked | NotesAsked | NoteWritten | LineKept | LineDropped | Explain | PushAsked | PushSubscribed | PushEnded | OpenTablesAsked | TournamentAsked | TournamentsAsked;

/**
 * The page has come to a table, or home (""), or back after a lost connection: then it says
 * what it has shown, and which pictures it has. ``sharp`` as in ChangeTheme, ``zone`` its time
 * zone.
 */
export interface Open {
  ask: "open";
  table?: string;
  theme?: "dark" | "light" | null;
  sharp?: boolean;
  revision?: number;
  picked?: Array<string>;
  have?: Array<string> | null;
  zone?: string;
  number: number;
}

/**
 * The page, at home, looks for the table of a code that somebody typed.
 */
export interface Find {
  ask: "find";
  table: string;
  number: number;
}

/**
 * The page is light now, or dark, and ``sharp`` where its system wants more contrast.
 */
export interface ChangeTheme {
  ask: "theme";
  theme: "dark" | "light";
  sharp?: boolean;
  number: number;
}

/**
 * A button or a region was pressed.
 */
export interface PressButton {
  ask: "press";
  payload: string;
  number: number;
}

/**
 * The page shows by itself what the press of a payload has picked, and wants to know what can
 * be picked next.
 */
export interface PickAhead {
  ask: "ahead";
  payload: string;
  number: number;
}

/**
 * A table is to be opened, against a computer player of a level where one is named.
 */
export interface Play {
  ask: "play";
  game: string;
  computer?: string;
  number: number;
}

/**
 * A slash command typed by hand: ``/score``.
 */
export interface TypeLine {
  ask: "line";
  text: string;
  number: number;
}

/**
 * The page shows the ladder of a game: of those whom the visitor has met, of all, or of the
 * computer players.
 */
export interface ShowLadder {
  ask: "ladder";
  game?: string;
  where?: "all" | "computers" | "here";
  number: number;
}

/**
 * The page shows the ratings of a person whom a ladder calls ``who``, "" for the visitor.
 */
export interface ShowProfile {
  ask: "profile";
  who?: string;
  number: number;
}

/**
 * The page, which waits for an answer, asks whether the server still hears it. It is answered
 * at once, whatever is under way.
 */
export interface Ping {
  ask: "ping";
  number: number;
}

/**
 * The page shows its table, and wants to know who else is there.
 */
export interface CompanyAsked {
  ask: "company";
  number: number;
}

/**
 * The page walks through a match of its table, the latest without a ``match``, from ``at``.
 */
export interface ShowReplay {
  ask: "replay";
  match?: number | null;
  at?: number | null;
  number: number;
}

/**
 * The position of that match after ``ply`` moves.
 */
export interface Ply {
  ask: "ply";
  match: number;
  ply: number;
  number: number;
}

/**
 * The position after ``moves`` that are tried out after ``ply`` moves of that match, with the
 * choices of ``path`` made of the next one, "" for none; a whole move is played.
 */
export interface TryLine {
  ask: "try";
  match: number;
  ply: number;
  moves?: Array<string>;
  path?: string | null;
  number: number;
}

/**
 * The page shows the visitor's own matches that are as its address says, "" for any: the
 * ``rival`` by mark or level, the days ``since`` and ``until``, a ``length`` such as 20-40, the
 * ``position`` as the code of a table, the number of its match and a ply with dots between;
 * those before the place ``before``.
 */
export interface MatchesAsked {
  ask: "matches";
  game?: string;
  result?: string;
  rival?: string;
  since?: string;
  until?: string;
  length?: string;
  platform?: string;
  position?: string;
  before?: string;
  number: number;
}

/**
 * The page wants all of the visitor's own matches as a file.
 */
export interface MatchesFileAsked {
  ask: "matches-file";
  number: number;
}

/**
 * The page shows what the visitor has noted of a match of its table, by its number from 0.
 */
export interface NotesAsked {
  ask: "notes";
  match: number;
  number: number;
}

/**
 * The visitor's note to that match says ``text``, "" for nothing.
 */
export interface NoteWritten {
  ask: "note";
  match: number;
  text: string;
  number: number;
}

/**
 * ``moves`` that were tried out after ``ply`` moves of that match are kept.
 */
export interface LineKept {
  ask: "keep";
  match: number;
  ply: number;
  moves: Array<string>;
  number: number;
}

/**
 * The line with this ``mark`` is kept no more.
 */
export interface LineDropped {
  ask: "drop";
  match: number;
  mark: string;
  number: number;
}

/**
 * Somebody asks what lies ``at`` a point of their table's picture, or what the part of the page
 * with this ``name`` is; in a ``view`` that stands as a table does, at a ``step`` of it.
 */
export interface Explain {
  ask: "why";
  at?: [number, number] | null;
  name?: string;
  view?: string;
  step?: number;
  number: number;
}

/**
 * The page wants its browser told something, and asks for the key of whoever tells it.
 */
export interface PushAsked {
  ask: "push";
  number: number;
}

/**
 * The browser is reached there; what it is told is encrypted with these keys. ``origin`` is the
 * page's own address.
 */
export interface PushSubscribed {
  ask: "push-subscribed";
  endpoint: string;
  key: string;
  auth: string;
  origin: string;
  number: number;
}

/**
 * The browser wants to be told nothing any more.
 */
export interface PushEnded {
  ask: "push-ended";
  number: number;
}

/**
 * The page is at home and shows the open tables from now on.
 */
export interface OpenTablesAsked {
  ask: "open-tables";
  number: number;
}

/**
 * The page shows the tournament with this code, and wants to know of its changes.
 */
export interface TournamentAsked {
  ask: "tournament";
  code: string;
  number: number;
}

/**
 * The page shows the visitor's own tournaments.
 */
export interface TournamentsAsked {
  ask: "tournaments";
  number: number;
}

/**
 * A new name or language for the visitor; None leaves what there is.
 */
export interface ChangeVisitor {
  name?: string | null;
  language?: string | null;
}

/**
 * A browser of the visitor's person is to end, without a ``device`` all but this one.
 */
export interface EndDevice {
  device?: string;
}
