import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { getMoveBlock, type WorkItem } from '#machines/work-view/items/work-item.ts';
import {
  getShownGroups,
  getShownItems,
  type WorkItemsActor,
} from '#machines/work-view/items/work-items.machine.ts';
import { getGrouping } from '#machines/work-view/work-view-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { Board } from '#ui/board/board.tsx';
import type { BoardColumn, BoardTexts, CardControls } from '#ui/board/board-types.ts';
import { isHiddenByFilter, toCards, type WorkCard } from './board-cards.ts';
import { BoardCardContent, BoardCardProvider } from './board-card.tsx';
import { useGroupName } from './group-name.ts';
import { useBlockText } from '../item/use-block-text.ts';
import styles from './board.module.css';

interface BoardLayoutProps {
  items: WorkItemsActor;
  timer: WorkTimer;
  onOpen: (item: WorkItem) => void;
  onMore: () => void;
}

/** Work in columns by status, person, project or due date; moving a card changes its item. */
export function BoardLayout({ items: actor, timer, onOpen, onMore }: BoardLayoutProps) {
  const text = useText('workBoard');
  const format = useFormat();
  const toName = useGroupName();
  const toBlockText = useBlockText();
  const context = useSelector(actor, (state) => state.context);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const { search, failed, response } = context;
  const grouping = getGrouping(search) ?? 'status';
  const shown = useMemo(() => getShownItems(context), [context]);
  const groups = useMemo(() => getShownGroups(context), [context]);
  const cards = useMemo(() => toCards(shown, failed), [shown, failed]);
  const texts = useBoardTexts();
  const columns = useMemo(() => {
    const loaded = Map.groupBy(shown, ({ groupId }) => groupId);
    return groups.map((group): BoardColumn => {
      const { id, count, periodSeconds, estimateInSeconds } = group;
      const hours = format.digits(periodSeconds ?? 0);
      const hasEstimate = (estimateInSeconds ?? 0) > 0;
      const estimate = format.digits(estimateInSeconds ?? 0);
      return {
        id,
        title: toName(group, grouping),
        count: format.number(count, 0),
        ...(hasEstimate && { summary: text('hoursUsed', { hours, estimate }) }),
        ...(!hasEstimate && (periodSeconds ?? 0) > 0 && { summary: hours }),
        isCollapsed: collapsed.has(id),
        isFiltered: isHiddenByFilter(group, grouping, search),
        hasMore: count > (loaded.get(id)?.length ?? 0),
      };
    });
  }, [groups, shown, grouping, search, collapsed, toName, format, text]);
  const findItem = (itemId: string) => shown.find(({ id }) => id === itemId);
  return (
    <BoardCardProvider timer={timer} today={response?.today ?? ''}>
      <Board
        label={text('board')}
        columns={columns}
        cards={cards}
        cardSize={7.25}
        texts={texts}
        isOrdered={search.sort?.column === 'order'}
        className={styles.board}
        onMove={({ cardId: itemId, toColumnId: groupId, afterCardId: afterId }) => {
          if (search.sort?.column !== 'order') actor.send({ type: 'item.move', itemId, groupId });
          else if (findItem(itemId)?.groupId === groupId)
            actor.send({ type: 'item.place', itemId, afterId });
          else actor.send({ type: 'item.move', itemId, groupId, afterId });
        }}
        getMoveBlock={(itemId, groupId) => {
          const item = findItem(itemId);
          const group = groups.find(({ id }) => id === groupId);
          if (!item || !group) return undefined;
          return toBlockText(getMoveBlock(item, group, grouping)) ?? undefined;
        }}
        onOpen={(itemId) => {
          const item = findItem(itemId);
          if (item) onOpen(item);
        }}
        onCollapse={(groupId, isCollapsed) => {
          const next = new Set(collapsed);
          if (isCollapsed) next.add(groupId);
          else next.delete(groupId);
          setCollapsed(next);
        }}
        onEnd={onMore}
      >
        {renderCard}
      </Board>
    </BoardCardProvider>
  );
}

const renderCard = (card: WorkCard, controls: CardControls) => (
  <BoardCardContent card={card} controls={controls} />
);

function useBoardTexts(): BoardTexts {
  const text = useText('workBoard');
  return useMemo(
    () => ({
      help: text('boardHelp'),
      empty: text('empty'),
      filtered: text('filtered'),
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
    [text],
  );
}
