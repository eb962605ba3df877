import type { ListSearch } from '../../../lists/list-search.ts';
import type { EngagementRow, StageCount } from '../engagement-row.ts';
import { getStages } from '../engagement-search.ts';

/** The loaded cards of each column, by its id. */
export type BoardColumns = Readonly<Record<string, readonly EngagementRow[]>>;

/** The largest page of a column. */
export const columnPageSize = 50;

const prefix = 'stage ';

/** The id of the column of a stage; null stands for engagements without one. */
export const toColumnId = (stageName: string | null): string =>
  stageName === null ? 'none' : prefix + stageName;

/** The stage of a column; null for the column without one. */
export const toStageName = (columnId: string): string | null =>
  columnId.startsWith(prefix) ? columnId.slice(prefix.length) : null;

/** Whether a filter hides the cards of a stage. */
export function isFilteredOut(search: ListSearch, stageName: string | null): boolean {
  const stages = getStages(search);
  return stages.length > 0 && !stages.includes(stageName);
}

/** A loaded card, and the column that it is in. */
export function findCard(columns: BoardColumns, engagementId: string) {
  for (const [columnId, rows] of Object.entries(columns)) {
    const row = rows.find(({ id }) => id === engagementId);
    if (row) return { row, columnId };
  }
  return null;
}

/** The columns with more cards in one of them; a card that has moved in the meantime is there once. */
export function withMore(
  columns: BoardColumns,
  columnId: string,
  more: readonly EngagementRow[],
): BoardColumns {
  const loaded = columns[columnId] ?? [];
  const ids = new Set(loaded.map(({ id }) => id));
  return { ...columns, [columnId]: [...loaded, ...more.filter(({ id }) => !ids.has(id))] };
}

/** Columns and counts once a card is in another stage; its hours move with it. */
export function withMoved(
  { columns, counts }: { columns: BoardColumns; counts: readonly StageCount[] },
  before: EngagementRow,
  after: EngagementRow,
): { columns: BoardColumns; counts: readonly StageCount[] } {
  const from = toColumnId(before.currentStageName);
  const to = toColumnId(after.currentStageName);
  const left = (columns[from] ?? []).filter(({ id }) => id !== before.id);
  const moved = { ...columns, [from]: left };
  const add = (count: StageCount, row: EngagementRow, by: 1 | -1): StageCount => ({
    ...count,
    count: count.count + by,
    doneHours: count.doneHours + by * row.doneHours,
    totalHours: count.totalHours + by * row.totalHours,
  });
  return {
    columns: { ...moved, [to]: [after, ...(moved[to] ?? [])] },
    counts: counts
      .map((count) =>
        count.stageName === before.currentStageName ? add(count, before, -1) : count,
      )
      .map((count) => (count.stageName === after.currentStageName ? add(count, after, 1) : count)),
  };
}
