/** A column of a board. */
export interface BoardColumn {
  id: string;
  title: string;
  /** The number of its cards as shown, those that are not loaded included. */
  count?: string;
  /** A short text about its cards, such as '12 h of 40 h'. */
  summary?: string;
  isCollapsed?: boolean;
  /** Its cards are hidden by a filter; cards can still be dropped on it. */
  isFiltered?: boolean;
  hasMore?: boolean;
  isLoadingMore?: boolean;
}

/** A card, in the order of its column. */
export interface BoardCard {
  id: string;
  columnId: string;
  /** Its short text for screen readers and announcements. */
  label: string;
}

export interface CardMove {
  cardId: string;
  toColumnId: string;
  /** The card below it; null at the end of the column. */
  beforeCardId: string | null;
  /** The card above it; null at the top of the column. */
  afterCardId: string | null;
}

/** Names of what a message of the board is about. */
export interface CardPosition {
  card: string;
  column: string;
  /** From 1. */
  position: number;
  count: number;
}

/** All texts of a board, in the language of the page. */
export interface BoardTexts {
  /** How cards are moved with the keyboard; screen readers read it with each column. */
  help: string;
  empty: string;
  /** In a column whose cards are hidden by a filter. */
  filtered: string;
  loadMore: string;
  loadingMore: string;
  collapse: (column: string) => string;
  expand: (column: string) => string;
  /** Name of the button that opens the menu of columns. */
  move: (card: string) => string;
  moved: (to: CardPosition) => string;
  blocked: (card: string, column: string, reason: string) => string;
  cancelled: (card: string) => string;
}

/** The attributes of a card's own buttons and links. */
export interface CardControls {
  /** Only the active card's controls are in the tab order. */
  tabIndex: 0 | -1;
}
