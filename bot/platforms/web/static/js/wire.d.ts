// Made from boot.py, wire.py, page_messages.py, ladders.py, messages.py of features by tests/page/declarations.py.

export type Message = BoardPictured | CardShown | CompanyShown | ExplainedShown | Go | Hello | Home | Identified | LadderShown | LineShown | MatchPictured | MatchesFile | MatchesShown | Meant | MovesShown | NotIdentified | NotesShown | NoticeShown | OpenTablesShown | OwnEntryShown | PicksShown | PlyShown | ProfileShown | PushOffered | ReplayGrown | ReplayShown | RequestDone | ScreenShown | SheetShown | SheetsAhead | Story | TableGone | TournamentGone | TournamentMatches | TournamentShown | TournamentsShown | VisitorChanged | Wait | WordShown;

/**
 * How the board with this table stands for everybody.
 */
export interface BoardPictured {
  type: "tournament-board";
  table: string;
  picture: PictureShown;
}

/**
 * A picture, whose bytes went before under its ``digest``; without ``parts`` it is shown
 * whole. ``cells`` are all places of the board by rows and ``held`` the own pieces by slot, where
 * one may walk through them.
 */
export interface PictureShown {
  digest: string;
  width: number;
  height: number;
  alt: string;
  regions: Array<RegionShown>;
  pieces: Array<[string, string, string, number, number, number, number]>;
  parts: PictureParts | null;
  cells: Array<Array<CellShown>>;
  held: Array<HeldShown>;
}

/**
 * A place in the picture that can be pressed; ``more`` when that asks for another choice.
 */
export interface RegionShown {
  points: Array<[number, number]>;
  choice: string;
  label: string;
  payload: string;
  more: boolean;
  preview: PreviewShown | null;
}

/**
 * What a move would do: the ``places`` whose pieces turn, move or go away, and the points that
 * its player's score gains, where they are known.
 */
export interface PreviewShown {
  places: Array<string>;
  points: number | null;
}

/**
 * Where the parts of a board's picture lie, for a page that lays them out in its own way and
 * says itself what the header does.
 */
export interface PictureParts {
  board: [number, number, number, number];
  stock: [number, number, number, number] | null;
  supply: number | null;
  gain: string;
  tray: [number, number, number, number] | null;
  slots: Array<[number, number, number, number]>;
  ground: string;
  window: [number, number, number, number] | null;
  newest: [number, number, number, number] | null;
  cut: boolean;
  cloth: Cloth | null;
}

/**
 * A board without a shape of its own, which a page gives the shape that it has room for: the
 * ``inside``, all on one ``ground``, which goes on around it as far as the ``rim``; colours as
 * "#3f4a63".
 */
export interface Cloth {
  inside: [number, number, number, number];
  ground: string;
  rim: string;
}

/**
 * A place of the board in words; ``picked`` where it is among the choices made.
 */
export interface CellShown {
  place: string;
  label: string;
  points: Array<[number, number]>;
  picked?: boolean;
}

/**
 * An own piece in words. The ``payload`` picks it, or puts back one that is ``picked``; ""
 * where neither can be done.
 */
export interface HeldShown {
  label: string;
  points: Array<[number, number]>;
  payload?: string;
  picked?: boolean;
}

/**
 * A screen that is shown beside the table.
 */
export interface CardShown {
  type: "card";
  table: string;
  revision: number;
  lines: Array<string | Array<string | MomentShown>>;
  prompt: string;
  columns: number;
  choices: Array<ButtonShown>;
  actions: Array<Array<ButtonShown>>;
  picture: PictureShown | null;
  picked: Array<string>;
  back: string;
  mine: boolean;
  waits: boolean;
  lead: boolean;
  title: string;
  stake: string;
  kind: string;
  players: Array<PlayerShown>;
  free: number;
  ahead: number;
  menus: Array<MenuShown>;
  played: [number, number] | null;
  reading: Array<string>;
  file: FileShown | null;
}

/**
 * A moment in a line: a Unix time, which the page counts down to, and words for it; of a
 * ``dated`` one it says the day where the visitor is.
 */
export interface MomentShown {
  at: number;
  words: string;
  dated?: boolean;
}

/**
 * A button that sends its ``payload``, or opens a ``url``; ``act``, ``chosen`` and ``board`` as
 * in ``bot.screens.Button``.
 */
export interface ButtonShown {
  label: string;
  style: string;
  payload?: string;
  url?: string;
  act?: boolean;
  chosen?: boolean;
  board?: string;
}

/**
 * A seat beside the board, as in ``bot.screens.Player``. ``seat`` and ``name`` are always
 * there; what is missing is empty, false or does not exist in the game. ``who`` is what the page
 * calls a person whose ratings everybody may see.
 */
export interface PlayerShown {
  seat: number;
  name: string;
  level?: string;
  side?: string;
  mark?: string;
  you?: boolean;
  host?: boolean;
  turn?: boolean;
  won?: boolean;
  holds?: number | null;
  points?: number | null;
  left?: number | null;
  deadline?: number | null;
  team?: string;
  place?: string;
  preparing?: number | null;
  gain?: string;
  about?: string;
  buttons?: Array<ButtonShown>;
  who?: string;
  given?: string;
}

/**
 * What is folded away behind one button, as in ``bot.screens.Menu``.
 */
export interface MenuShown {
  key: string;
  label: string;
  entries?: Array<ButtonShown>;
  value?: string;
  chosen?: string;
  about?: Array<string>;
  within?: string;
}

/**
 * A file to be fetched at ``url``, of ``size`` bytes; one that is ``moving`` is shown there as
 * well, with ``alt`` for those who do not see it.
 */
export interface FileShown {
  name: string;
  url: string;
  size: number;
  moving: boolean;
  alt: string;
}

/**
 * Who of those on the seats of a table is there, and who watches, as a phrase, "" for nobody
 * but the reader.
 */
export interface CompanyShown {
  type: "company";
  table: string;
  people: Array<PresentShown>;
  watching: string;
}

/**
 * Whether the person on a ``seat`` is ``here``; the Unix time since which they are not, 0 for
 * somebody who is.
 */
export interface PresentShown {
  seat: number;
  here: boolean;
  left?: number;
}

/**
 * What that is called, and what there is to say of it; no ``lines`` where that is nothing.
 */
export interface ExplainedShown {
  type: "why";
  title: string;
  lines: Array<string>;
}

/**
 * The page is to show this table.
 */
export interface Go {
  type: "go";
  table: string;
}

/**
 * The first message: the page is connected. One of another version loads itself again. Its
 * clocks run by the server's Unix time, which is ``now``.
 */
export interface Hello {
  type: "hello";
  version: string;
  me: Who;
  now: number;
}

/**
 * How the visitor is called and spoken to, and the theme that they have chosen, "" for the
 * system's, the palette, the size of print and the board, "" for the standard's.
 */
export interface Who {
  name: string;
  language: string;
  theme: string;
  palette: string;
  size: string;
  board: string;
}

/**
 * What the page shows where no table is: the visitor's tables, of which the first ``first``
 * are in sight and the others behind a button, the cards of features, and where the page is open
 * in a channel of a chat the tables of others ``there``.
 */
export interface Home {
  type: "home";
  tables: Array<TableCard>;
  first: number;
  cards: Array<FeatureCard>;
  there: Array<TableCard>;
}

/**
 * One of the visitor's tables: who else sits there, and in the ``pill`` whose turn it is or
 * how it ended. ``state`` is mine (others wait for the visitor), waiting, lobby or over; with the
 * ``revision`` its picture changes. One of others is ``foreign``, and ``sit`` the payload with
 * which one sits down there, "" where one cannot.
 */
export interface TableCard {
  code: string;
  game: string;
  revision: number;
  state: string;
  names: string;
  pill: string | Array<string | MomentShown>;
  foreign?: boolean;
  sit?: string;
}

/**
 * A card of a feature: what it is and asks, a short row of what the visitor has done there, the
 * name of its picture, and the payload that opens it.
 */
export interface FeatureCard {
  feature: string;
  title: string;
  about: string;
  row: string;
  picture: string;
  payload: string;
}

/**
 * Before the first message, to a page inside a chat's app: we know who it is, also when it is
 * loaded again and shows this ``token``. It is to show what is at a ``path``, "" for none;
 * ``access`` is what it shows to the app, "" where that needs nothing.
 */
export interface Identified {
  type: "identified";
  token: string;
  path: string;
  access: string;
}

/**
 * The ladder of a ``game``, ``where`` as in ``bot.ratings.screens.Ladder``: of people, or of
 * the levels that the visitor has met. The ``news`` of how ratings are counted are told once.
 */
export interface LadderShown {
  type: "ladder";
  game: string;
  where: string;
  people: Array<StandingShown>;
  levels: Array<ComputerRecordShown>;
  words: Record<string, string>;
  news: string;
}

/**
 * A person on a ladder. ``who`` names them to the page and the server alone; ``rating`` is to
 * be read, ``value`` to be sorted by.
 */
export interface StandingShown {
  who: string;
  name: string;
  rating: string;
  value: number;
  matches: number;
  share: number;
  you: boolean;
}

/**
 * How often the visitor has beaten computer players of a level.
 */
export interface ComputerRecordShown {
  level: string;
  matches: number;
  won: number;
}

/**
 * A position beside that match: after ``moves`` that were tried out after ``ply`` moves. The
 * payloads of its regions are paths to be tried next, as are those of other ``choices``; the
 * choices of ``path`` are made already, "" for none.
 */
export interface LineShown {
  type: "tried";
  table: string;
  number: number;
  ply: number;
  moves: Array<string>;
  path: string;
  said: string;
  score: Array<number>;
  picture: PictureShown;
  choices: Array<ChoiceShown>;
}

/**
 * What can be chosen beside the picture, and the path that chooses it.
 */
export interface ChoiceShown {
  label: string;
  path: string;
}

/**
 * The end of the match at this place.
 */
export interface MatchPictured {
  type: "match-picture";
  place: string;
  picture: PictureShown;
}

/**
 * Where that file is, and what it is called.
 */
export interface MatchesFile {
  type: "matches-file";
  address: string;
  name: string;
}

/**
 * Some of the visitor's matches, the latest first, and what stands ``before`` them next, "" at
 * the end; what can be chosen of each field, and what the position is called that is asked for.
 */
export interface MatchesShown {
  type: "matches";
  rows: Array<MatchRow>;
  before: string;
  choices: Record<string, Array<ChoiceRow>>;
  position: string;
  words: Record<string, string>;
}

/**
 * A match: its ``address``, what it was, against ``who``, and when it ended; what its visitor
 * has noted of it: the beginning of the ``note``, and in words how many lines are ``kept``, "" for
 * none.
 */
export interface MatchRow {
  place: string;
  address: string;
  game: string;
  who: string;
  state: string;
  at: number;
  note: string;
  kept: string;
}

/**
 * A ``value`` that can be chosen, and its ``label``.
 */
export interface ChoiceRow {
  value: string;
  label: string;
}

/**
 * Whoever has opened the page in a chat means what is at this path now: it is to show that.
 */
export interface Meant {
  type: "meant";
  path: string;
}

/**
 * The moves of the match ``number`` at a table: of those told before the first ``keep`` stand,
 * and after them come these. ``begins`` is said while there are none.
 */
export interface MovesShown {
  type: "moves";
  table: string;
  number: number;
  columns: Array<ColumnShown>;
  keep: number;
  moves: Array<MoveShown>;
  begins: string;
}

/**
 * Who plays in a column of the list of moves, and the code of their side.
 */
export interface ColumnShown {
  name: string;
  side: string;
}

/**
 * A move in notation, whose column it is in, and what it gave away where that is much.
 */
export interface MoveShown {
  ply: number;
  text: string;
  column?: number | null;
  cost?: string;
}

/**
 * The last message to a page inside a chat's app that does not show who has opened it.
 */
export interface NotIdentified {
  type: "unidentified";
  text: string;
}

/**
 * What the visitor has noted of the match ``number`` of a table: a ``note`` of at most so many
 * characters, and the lines that are kept.
 */
export interface NotesShown {
  type: "notes";
  table: string;
  number: number;
  note: string;
  most: number;
  lines: Array<LineRow>;
  words: Record<string, string>;
}

/**
 * A line that is kept: ``moves`` after ``ply`` of those of its match, and how they are
 * written.
 */
export interface LineRow {
  mark: string;
  ply: number;
  moves: Array<string>;
  label: string;
}

/**
 * A sentence for this reader alone.
 */
export interface NoticeShown {
  type: "notice";
  text: string;
  alert: boolean;
}

/**
 * The open ``tables`` as they are now, and the ``ways`` to play with somebody.
 */
export interface OpenTablesShown {
  type: "open-tables";
  tables: Array<OpenTableShown>;
  ways: Array<WayShown>;
}

/**
 * A table where the visitor can sit down by pressing ``payload``: its ``game``, ``who`` sits
 * there and what it is ``about``.
 */
export interface OpenTableShown {
  game: string;
  who: string;
  about: string;
  payload: string;
}

/**
 * A ``game`` for which somebody is there, and what starts one with them.
 */
export interface WayShown {
  game: string;
  payload: string;
}

/**
 * What a tournament is to the visitor: their ``number`` in it, 0 for none, the code of the
 * table at which they play, "" for none, and whether they can ``join``, ``leave`` or have a league
 * go on. ``next`` is the code of its next season, "" before there is one.
 */
export interface OwnEntryShown {
  type: "tournament-own";
  code: string;
  number: number;
  table: string;
  join: boolean;
  leave: boolean;
  renew: boolean;
  next: string;
}

/**
 * What the page shows once its person picks a piece, so that it need not ask: it holds for a
 * table's ``revision`` with the ``picture`` of this digest. The ``sprites`` went before as a
 * picture.
 */
export interface PicksShown {
  type: "picks";
  table: string;
  revision: number;
  picture: string;
  sprites: string;
  picks: Array<PickShown>;
}

/**
 * What the screen is after the press of a ``payload``, as far as it is another: ``begun``
 * begins the payloads of the ``targets``; ``others`` are the regions that stay, ``held``,
 * ``pieces`` and ``cells`` those that change, each by its place, cells by their row before that.
 * Of the sprites the ``parts``, each as in
 * ``render.picks.Part``, lie over the picture.
 */
export interface PickShown {
  payload: string;
  begun: string;
  line: string | Array<string | MomentShown>;
  prompt: string;
  columns: number;
  picked: Array<string>;
  back: string;
  actions: Array<Array<ButtonShown>>;
  targets: Array<[string, string, boolean, Array<Array<[number, number]>>, Array<string> | null, number | null]>;
  parts: Array<[number, number, number, number, number, number]>;
  others?: Array<number>;
  held?: Array<[number, HeldShown]>;
  pieces?: Array<[number, [string, string, string, number, number, number, number]]>;
  cells?: Array<[number, number, CellShown]>;
}

/**
 * A position of that match: the picture, whose bytes went before, and what is said of it;
 * ``better`` is what had been better than the last move, "" where nothing much was, and
 * ``instead`` that move itself, which the picture's only region stands for.
 */
export interface PlyShown {
  type: "ply";
  table: string;
  number: number;
  ply: number;
  said: string;
  better: string;
  instead: string;
  score: Array<number>;
  picture: PictureShown;
}

/**
 * A person's ratings: the card, whose bytes went before, what is said of them, and what can be
 * done about them.
 */
export interface ProfileShown {
  type: "profile";
  who: string;
  lines: Array<string>;
  picture: PictureShown | null;
  words: Record<string, string>;
  buttons: Array<ButtonShown>;
}

/**
 * The public ``key`` of whoever tells browsers something, in base64url, and whether this
 * browser is ``known`` to be reached.
 */
export interface PushOffered {
  type: "push";
  key: string;
  known: boolean;
}

/**
 * The same again, with what has been played or found out since.
 */
export interface ReplayGrown {
  type: "grown";
  table: string;
  number: number;
  at: number | null;
  running: boolean;
  columns: Array<ColumnShown>;
  moves: Array<MoveShown>;
  course: Array<CourseShown>;
  progress: string;
  share: string;
  learn: string;
  learning: string;
  words: Record<string, string>;
}

/**
 * The expected leads of a side, each with its ply.
 */
export interface CourseShown {
  side: string;
  points: Array<[number, number]>;
}

/**
 * The course of the match ``number`` of a table. ``at`` is the ply that is wanted first, None
 * where the page stays where it is; of a ``running`` match nothing is judged. ``learn`` is the
 * payload that has the reader find better moves, "" without any, and ``learning`` its label.
 */
export interface ReplayShown {
  type: "replay";
  table: string;
  number: number;
  at: number | null;
  running: boolean;
  columns: Array<ColumnShown>;
  moves: Array<MoveShown>;
  course: Array<CourseShown>;
  progress: string;
  share: string;
  learn: string;
  learning: string;
  words: Record<string, string>;
}

/**
 * The request of this number has been dealt with.
 */
export interface RequestDone {
  type: "answer";
  number: number;
}

/**
 * All that the page needs to show a screen. ``table`` is the code of its table, or the path of
 * a view that is none; ``mine``: it is up to this person to act;
 * ``waits``: they play here, and it is up to somebody else; the rest as in
 * ``bot.screens.Screen``. By ``played`` the page knows what it has not shown yet.
 */
export interface ScreenShown {
  type: "screen";
  table: string;
  revision: number;
  lines: Array<string | Array<string | MomentShown>>;
  prompt: string;
  columns: number;
  choices: Array<ButtonShown>;
  actions: Array<Array<ButtonShown>>;
  picture: PictureShown | null;
  picked: Array<string>;
  back: string;
  mine: boolean;
  waits: boolean;
  lead: boolean;
  title: string;
  stake: string;
  kind: string;
  players: Array<PlayerShown>;
  free: number;
  ahead: number;
  menus: Array<MenuShown>;
  played: [number, number] | null;
  reading: Array<string>;
  file: FileShown | null;
}

/**
 * A screen in a sheet of its own, wherever the page is; the next one takes its place.
 */
export interface SheetShown {
  type: "sheet";
  table: string;
  revision: number;
  lines: Array<string | Array<string | MomentShown>>;
  prompt: string;
  columns: number;
  choices: Array<ButtonShown>;
  actions: Array<Array<ButtonShown>>;
  picture: PictureShown | null;
  picked: Array<string>;
  back: string;
  mine: boolean;
  waits: boolean;
  lead: boolean;
  title: string;
  stake: string;
  kind: string;
  players: Array<PlayerShown>;
  free: number;
  ahead: number;
  menus: Array<MenuShown>;
  played: [number, number] | null;
  reading: Array<string>;
  file: FileShown | null;
}

/**
 * What the sheet that was sent last leads to, so that the page need not ask. Their pictures
 * went before.
 */
export interface SheetsAhead {
  type: "sheets";
  sheets: Array<SheetAhead>;
}

/**
 * What takes a sheet's place once the button of a ``payload`` is pressed, which only looks.
 */
export interface SheetAhead {
  payload: string;
  screen: ScreenShown;
}

/**
 * What has happened at a table since the page was told last.
 */
export interface Story {
  type: "story";
  table: string;
  entries: Array<EntryShown>;
}

/**
 * Something that has happened; the ``mark`` is the same in every telling. ``at`` is the Unix
 * time, 0 where that is not known; ``by`` is missing where it was nobody's doing. It also tells
 * what the entries told whose marks begin with one of ``instead``.
 */
export interface EntryShown {
  mark: string;
  text: string;
  at?: number;
  by?: AuthorShown | null;
  instead?: Array<string>;
}

/**
 * Whose doing something was, as in ``bot.screens.history.Author``.
 */
export interface AuthorShown {
  name: string;
  level?: string;
  side?: string;
}

/**
 * There is no such table, and why.
 */
export interface TableGone {
  type: "gone";
  text: string;
}

/**
 * There is no tournament with this code.
 */
export interface TournamentGone {
  type: "tournament-gone";
  code: string;
  text: string;
}

/**
 * The boards of a tournament that are over before the round that is played, by the numbers of
 * their rounds, 0 where there are none, the latest first.
 */
export interface TournamentMatches {
  type: "tournament-matches";
  code: string;
  rounds: Array<[number, Array<BoardShown>]>;
}

/**
 * A board of a round: the entrants by their seats, and the ``result``, "" while it is played.
 * ``table`` is its code, "" where there is none, and ``rests`` says of a single entrant that
 * nobody sits opposite.
 */
export interface BoardShown {
  round: number;
  board: number;
  seats: Array<number>;
  result?: string;
  table?: string;
  rests?: string;
}

/**
 * A tournament as everybody may see it at a ``revision``. Its ``line`` says how far it is, with
 * a place for the moment ``at`` where that is no 0. The ``entrants`` are in the order of joining,
 * the ``standings`` in that of their places, ``ties`` names what decides among equals. With
 * ``square`` the crosstable has a column for each entrant, else for each round. ``now`` are the
 * boards of the round that is played, ``news`` the latest decisions of its host, the newest
 * first.
 */
export interface TournamentShown {
  type: "tournament";
  code: string;
  revision: number;
  stage: string;
  title: string;
  about: Array<string>;
  line: string;
  at: number;
  entrants: Array<EntrantShown>;
  standings: Array<StandingRow>;
  ties: Array<string>;
  square: boolean;
  now: Array<BoardShown>;
  news: Array<NewsShown>;
  words: Record<string, string>;
}

/**
 * Somebody in a tournament, by their ``number`` in it; ``level`` of a computer player, "" of a
 * person. ``gone``: they have withdrawn.
 */
export interface EntrantShown {
  number: number;
  name: string;
  level?: string;
  gone?: boolean;
}

/**
 * Where an ``entrant`` stands, in a league of several groups in their ``group``, what decided
 * among equals, and the cells of the crosstable.
 */
export interface StandingRow {
  entrant: number;
  group: number;
  place: number;
  points: string;
  played: number;
  ties: Array<string>;
  cells: Array<[string, number | null, number]>;
}

/**
 * What a host has decided, with a place for the moment ``at`` where that is no 0.
 */
export interface NewsShown {
  text: string;
  at: number;
}

/**
 * The visitor's tournaments, the newest first; ``new`` is the payload that opens the form of
 * another.
 */
export interface TournamentsShown {
  type: "tournaments";
  rows: Array<TournamentRow>;
  new: string;
  words: Record<string, string>;
}

/**
 * A tournament in a list: its code, what it is called, and how far it is, with a place for the
 * moment ``at`` where that is no 0.
 */
export interface TournamentRow {
  code: string;
  title: string;
  line: string;
  at: number;
}

/**
 * The visitor has chosen another language or look.
 */
export interface VisitorChanged {
  type: "me";
  me: Who;
}

/**
 * The last message, to a page that cannot be served now: ``whose`` limit is used up, and in
 * how many ``seconds`` it may come again.
 */
export interface Wait {
  type: "wait";
  seconds: number;
  whose: "address" | "pages" | "visitor";
}

/**
 * What the person on a ``seat`` says just now, in the reader's language.
 */
export interface WordShown {
  type: "word";
  table: string;
  seat: number;
  text: string;
}

/**
 * All of it. ``opponent`` is what the first computer is called; ``forms`` and ``sides`` are
 * those of all games; ``address`` is where everybody can open the page, "" where that is not
 * known.
 */
export interface Boot {
  version: string;
  address: string;
  me: Who;
  opponent: string;
  texts: Record<string, string>;
  games: Array<GameShown>;
  levels: Array<LevelShown>;
  languages: Array<LanguageShown>;
  commands: Array<CommandShown>;
  forms: Record<string, FormShown>;
  sides: Record<string, SideShown>;
}

/**
 * What the page has to know of a game: its name, what it is about, what one is after in it, and
 * its teams where it has any; how the points of a seat are called, and ``one`` of them, where they
 * are not just points; and the sign of hidden pieces, where no side has them.
 */
export interface GameShown {
  key: string;
  label: string;
  about: string;
  goal: string;
  teams: Array<TeamShown>;
  count?: string;
  one?: string;
  pile?: PileShown | null;
}

/**
 * A team's name without its sign, which the page draws, and what it counts.
 */
export interface TeamShown {
  key: string;
  label: string;
  about: string;
}

/**
 * The sign of hidden pieces, as in ``render.sign.Pile``; its edge in the light theme and in the
 * dark one.
 */
export interface PileShown {
  outline: "down" | "right" | "round" | "square" | "up";
  fill: string;
  edge: [string, string];
}

/**
 * How well a computer can play.
 */
export interface LevelShown {
  key: string;
  label: string;
  about: string;
}

/**
 * A language that the page speaks.
 */
export interface LanguageShown {
  key: string;
  label: string;
}

/**
 * A slash command.
 */
export interface CommandShown {
  name: string;
  help: string;
  params: Array<ParamShown>;
}

/**
 * What can be typed behind a command.
 */
export interface ParamShown {
  name: string;
  required: boolean;
}

/**
 * A kind of piece, as in ``render.form.Form``.
 */
export interface FormShown {
  outline: "down" | "right" | "round" | "square" | "up";
  arrival: "carried" | "dropped" | "laid";
  knock: [number, number, number];
  turns?: boolean;
}

/**
 * The signs of a side, as in ``render.sign.SideSign``.
 */
export interface SideShown {
  badge: SignShown;
  listed: SignShown;
  mark?: SignShown | null;
}

/**
 * A sign, as in ``render.sign.Sign``; colours are "#f08a2c", "" for none.
 */
export interface SignShown {
  outline: "down" | "right" | "round" | "square" | "up";
  fill: string;
  edge?: string;
  ring?: string;
}
