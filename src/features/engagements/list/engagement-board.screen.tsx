import { useSelector } from '@xstate/react';
import { SquareKanban } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { Clock } from '#machines/clock.ts';
import {
  findCard,
  isFilteredOut,
  toColumnId,
  type BoardColumns,
} from '#machines/engagements/list/board/board-columns.ts';
import type { EngagementBoardActor } from '#machines/engagements/list/board/engagement-board.machine.ts';
import type { EngagementRow, StageCount } from '#machines/engagements/list/engagement-row.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import type { BoardCard, BoardColumn } from '#ui/board/board-types.ts';
import { Board } from '#ui/board/board.tsx';
import { Button } from '#ui/controls/button.tsx';
import { withoutFilters } from '#ui/data-grid/search.ts';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { EngagementCard } from './engagement-card.tsx';
import { EngagementFilters } from './engagement-filters.tsx';
import { AddEngagement, EngagementsHead, type EngagementsHeadProps } from './engagements-head.tsx';
import { MoveQuestion } from './move-question.tsx';
import { Chips } from './stage-chips.tsx';
import { useBoardTexts } from './use-board-texts.ts';
import styles from './engagement-list.module.css';

export interface EngagementBoardScreenProps extends Omit<
  EngagementsHeadProps,
  'chips' | 'children'
> {
  actor: EngagementBoardActor;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  clock: Clock;
  /** The collapsed columns. */
  collapsed: readonly string[];
  onCollapsed: (collapsed: readonly string[]) => void;
  onOpen: (engagementId: string) => void;
}

/** The engagements by their current stage. Source: ENGAG-D40. */
export function EngagementBoardScreen(props: EngagementBoardScreenProps) {
  const { actor, search, onSearch, dialogs, types, view, onView } = props;
  const text = useText('engagementList');
  const counts = useSelector(actor, ({ context }) => context.counts);
  const isUnavailable = useSelector(actor, (state) => state.matches({ content: 'unavailable' }));
  const filters = { search, onSearch };
  return (
    <>
      <EngagementsHead
        dialogs={dialogs}
        types={types}
        view={view}
        onView={onView}
        chips={<Chips {...filters} counts={counts} />}
      />
      <div className={styles.boardFilters}>
        <EngagementFilters {...filters} types={types} />
      </div>
      <Outdated actor={actor} />
      {counts === null || isUnavailable ? (
        <Waiting actor={actor} />
      ) : (
        <>
          <h2 className="visually-hidden">{text('boardLabel')}</h2>
          <Content {...props} counts={counts} />
        </>
      )}
      <MoveQuestion actor={actor} />
    </>
  );
}

type ActorProps = Pick<EngagementBoardScreenProps, 'actor'>;

/** The board is loading, or could not be loaded. */
function Waiting({ actor }: ActorProps) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.matches({ content: 'unavailable' }))) {
    return <Loader label={records('loading')} />;
  }
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

function Outdated({ actor }: ActorProps) {
  const text = useText('engagementList');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (!useSelector(actor, (state) => state.hasTag('outdated'))) return null;
  return (
    <Banner
      tone="warning"
      title={text('outdatedTitle')}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {why(cause) ?? text('outdatedText')}
    </Banner>
  );
}

interface Card extends BoardCard {
  row: EngagementRow;
}

/** A row that has not changed is the same card, so that it is not rendered again. */
function createCards() {
  const cards = new WeakMap<EngagementRow, Card>();
  const toCard = (row: EngagementRow, columnId: string): Card => {
    const known = cards.get(row);
    if (known?.columnId === columnId) return known;
    const label = [row.prospectName, row.name].filter(Boolean).join(', ');
    const card = { id: row.id, columnId, label, row };
    cards.set(row, card);
    return card;
  };
  return (columns: BoardColumns): readonly Card[] =>
    Object.entries(columns).flatMap(([columnId, rows]) => rows.map((row) => toCard(row, columnId)));
}

type ContentProps = EngagementBoardScreenProps & { counts: readonly StageCount[] };

function Content(props: ContentProps) {
  const { actor, search, onSearch, clock, collapsed, onCollapsed, onOpen, dialogs, counts } = props;
  const text = useText('engagementList');
  const { timeZone } = useDateSettings();
  const columns = useSelector(actor, ({ context }) => context.columns);
  const { reason } = useBlocked('engagements.edit');
  const texts = useBoardTexts();
  const [toCards] = useState(createCards);
  const shown = useMemo(() => toCards(columns), [columns, toCards]);
  const lanes = useLanes(props);
  const today = toIsoDay(clock.now(), timeZone);
  const renderCard = useCallback(
    ({ row }: Card) => <EngagementCard row={row} today={today} timeZone={timeZone} />,
    [today, timeZone],
  );
  if (counts.every(({ count }) => count === 0)) {
    const isFiltered = search.columnFilters.length > 0;
    return (
      <EmptyState
        icon={<SquareKanban />}
        action={
          isFiltered ? (
            <Button onPress={() => onSearch(withoutFilters(search))}>{text('clearFilters')}</Button>
          ) : (
            <AddEngagement dialogs={dialogs} />
          )
        }
      >
        {text(isFiltered ? 'noneFound' : 'noneYet')}
      </EmptyState>
    );
  }
  return (
    <Board
      label={text('boardLabel')}
      columns={lanes}
      cards={shown}
      cardSize={11.5}
      texts={texts}
      className={styles.board}
      getMoveBlock={(engagementId, columnId) => {
        if (reason !== null) return reason;
        if (columnId === toColumnId(null)) return text('toNoStage');
        const found = findCard(columns, engagementId);
        return found?.row.currentStageName === null ? text('fromNoStage') : undefined;
      }}
      onMove={({ cardId: engagementId, toColumnId: columnId }) =>
        actor.send({ type: 'card.move', engagementId, columnId })
      }
      onOpen={onOpen}
      onCollapse={(columnId, isCollapsed) =>
        onCollapsed(
          isCollapsed ? [...collapsed, columnId] : collapsed.filter((each) => each !== columnId),
        )
      }
      onEnd={(columnId) => actor.send({ type: 'column.end', columnId })}
    >
      {renderCard}
    </Board>
  );
}

/** The columns with their numbers and hours. */
function useLanes({ actor, search, collapsed, counts }: ContentProps): readonly BoardColumn[] {
  const text = useText('engagementList');
  const { number } = useFormat();
  const columns = useSelector(actor, ({ context }) => context.columns);
  const moreId = useSelector(actor, ({ context }) => context.moreId);
  return useMemo(
    () =>
      counts.map(({ stageName, count, doneHours, totalHours }) => {
        const id = toColumnId(stageName);
        const isFiltered = isFilteredOut(search, stageName);
        const loaded = columns[id]?.length ?? 0;
        const hasMore = !isFiltered && loaded < count;
        return {
          id,
          title: stageName ?? text('withoutStage'),
          count: hasMore
            ? text('loadedCount', { loaded: number(loaded), total: number(count) })
            : number(count),
          summary: text('columnHours', { done: number(doneHours), total: number(totalHours) }),
          isFiltered,
          isCollapsed: collapsed.includes(id),
          hasMore,
          isLoadingMore: moreId === id,
        };
      }),
    [counts, search, columns, collapsed, moreId, text, number],
  );
}
