import { useMemo, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Board } from '#ui/board/board.tsx';
import type { BoardCard, BoardTexts, CardMove } from '#ui/board/board-types.ts';
import styles from './ui-demos.module.css';
import { useGoods } from './use-goods.ts';

const steps = ['toPack', 'packed', 'shipped'] as const;
type Step = (typeof steps)[number];

const renderCard = ({ label }: BoardCard) => <span className={styles.card}>{label}</span>;

/** Parcels on their way: each is moved from step to step. Source: INTEG-006. */
export function BoardDemo() {
  const text = useText('uiDemos');
  const goods = useGoods();
  const [places, setPlaces] = useState<readonly { id: string; columnId: Step }[]>(() =>
    goods.map(({ id }, at) => ({ id, columnId: steps[Math.floor(at / 3)] ?? 'toPack' })),
  );
  const cards = useMemo(
    () =>
      places.map((place) => ({
        ...place,
        label: goods.find(({ id }) => id === place.id)?.label ?? '',
      })),
    [places, goods],
  );
  const columns = useMemo(
    () =>
      steps.map((id) => ({
        id,
        title: text(id),
        count: String(places.filter(({ columnId }) => columnId === id).length),
      })),
    [places, text],
  );
  return (
    <div className={styles.board}>
      <h2 className="visually-hidden">{text('board')}</h2>
      <Board
        label={text('board')}
        columns={columns}
        cards={cards}
        cardSize={3.5}
        texts={useBoardTexts()}
        isOrdered
        onMove={(move) => setPlaces((before) => placeCard(before, move))}
        getMoveBlock={(cardId, columnId) => {
          const from = places.find(({ id }) => id === cardId)?.columnId;
          return from === 'toPack' && columnId === 'shipped' ? text('packFirst') : undefined;
        }}
        onOpen={() => undefined}
      >
        {renderCard}
      </Board>
    </div>
  );
}

type Places = readonly { id: string; columnId: Step }[];

const isStep = (id: string): id is Step => (steps as readonly string[]).includes(id);

function placeCard(places: Places, { cardId, toColumnId, beforeCardId }: CardMove): Places {
  if (!isStep(toColumnId)) return places;
  const others = places.filter(({ id }) => id !== cardId);
  const found = others.findIndex(({ id }) => id === beforeCardId);
  const at = found < 0 ? others.length : found;
  return others.toSpliced(at, 0, { id: cardId, columnId: toColumnId });
}

function useBoardTexts(): BoardTexts {
  const text = useText('workBoard');
  const demoText = useText('uiDemos');
  return useMemo(
    () => ({
      help: demoText('boardHelp'),
      empty: demoText('noParcels'),
      filtered: demoText('noParcels'),
      loadMore: text('loadMore'),
      loadingMore: text('loadingMore'),
      collapse: (column) => text('collapse', { column }),
      expand: (column) => text('expand', { column }),
      move: (name) => text('moveCard', { name }),
      moved: ({ card: name, column, position, count }) =>
        text('moved', { name, column, position, count }),
      blocked: (name, column, reason) => text('blockedMove', { name, column, reason }),
      cancelled: (name) => text('cancelled', { name }),
    }),
    [text, demoText],
  );
}
