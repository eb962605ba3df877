import { useMemo, useState, type ReactNode } from 'react';
import { Board, type BoardProps } from './board.tsx';
import type { BoardCard, BoardColumn, BoardTexts, CardControls, CardMove } from './board-types.ts';
import { clipText } from './clip-text.ts';
import story from './board.stories.module.css';

/** A card of the board in stories and tests. */
export interface Crate extends BoardCard {
  text: string;
}

const boardTexts: BoardTexts = {
  help: 'Arrow keys go from card to card. With Shift they move the card. M opens a menu of columns.',
  empty: 'No crates.',
  filtered: 'Hidden by the filter. Drop here.',
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  collapse: (column) => `Collapse ${column}`,
  expand: (column) => `Expand ${column}`,
  move: (card) => `Move ${card}`,
  moved: ({ card, column, position, count }) =>
    `${card} moved to ${column}, ${position} of ${count}.`,
  blocked: (card, column, reason) => `${card} can't be moved to ${column}: ${reason}`,
  cancelled: (card) => `${card} stays where it is.`,
};

export const boardColumns: readonly BoardColumn[] = [
  { id: 'harbor', title: 'Harbor', count: '3', summary: '12 h of 40 h' },
  { id: 'ship', title: 'Ship', count: '1' },
  { id: 'customs', title: 'Customs', count: '0' },
  { id: 'shop', title: 'Shop', isFiltered: true },
];

export const crate = (id: string, columnId: string, text = `Crate ${id}`): Crate => ({
  id,
  columnId,
  label: `Crate ${id}`,
  text,
});

export const boardCards: readonly Crate[] = [
  crate('1', 'harbor'),
  crate('2', 'harbor'),
  crate('3', 'harbor'),
  crate('4', 'ship'),
];

/** Nothing enters the customs but what has been on a ship. */
export const noWayToCustoms = (_cardId: string, columnId: string): string | undefined =>
  columnId === 'customs' ? 'Customs are closed.' : undefined;

const renderCrate = ({ id, text }: Crate, { tabIndex }: CardControls): ReactNode => (
  <div className={story.crate}>
    <span className={story.text}>{clipText(text)}</span>
    <button type="button" tabIndex={tabIndex}>
      Weigh {id}
    </button>
  </div>
);

type HarborProps = Omit<Partial<BoardProps<Crate>>, 'children'>;

/** A board that applies each move at once. */
export function Harbor({
  columns: first = boardColumns,
  cards: loaded = boardCards,
  ...rest
}: HarborProps) {
  const [cards, setCards] = useState(loaded);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(
    () => first.map((column) => ({ ...column, isCollapsed: collapsed.has(column.id) })),
    [first, collapsed],
  );
  return (
    <div className={story.frame}>
      <Board
        label="Crates"
        cardSize={5}
        texts={boardTexts}
        isOrdered
        onOpen={() => undefined}
        {...rest}
        columns={columns}
        cards={cards}
        onMove={(move) => {
          rest.onMove?.(move);
          setCards((before) => moveCrate(before, move));
        }}
        onCollapse={(columnId, isCollapsed) =>
          setCollapsed((before) => {
            const next = new Set(before);
            if (isCollapsed) next.add(columnId);
            else next.delete(columnId);
            return next;
          })
        }
      >
        {renderCrate}
      </Board>
    </div>
  );
}

function moveCrate(crates: readonly Crate[], move: CardMove): readonly Crate[] {
  const moved = crates.find(({ id }) => id === move.cardId);
  if (!moved) return crates;
  const others = crates.filter((each) => each !== moved);
  const found = others.findIndex(({ id }) => id === move.beforeCardId);
  const at = found < 0 ? others.length : found;
  return others.toSpliced(at, 0, { ...moved, columnId: move.toColumnId });
}
