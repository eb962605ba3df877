import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ListSearch } from '../../../lists/list-search.ts';
import { columnPageSize, isFilteredOut, toColumnId, type BoardColumns } from './board-columns.ts';
import type { EngagementRow, StageCount } from '../engagement-row.ts';
import { toEngagementSearch } from '../engagement-search.ts';

export interface LoadedBoard {
  counts: readonly StageCount[];
  columns: BoardColumns;
}

/** Counts the columns, and loads the first cards of each; a reload loads as many as were loaded. */
export const loadBoard = fromPromise<LoadedBoard, { search: ListSearch; loaded: BoardColumns }>(
  async ({ input: { search, loaded }, signal }) => {
    const body = { ...toEngagementSearch(search), page: 1, pageSize: columnPageSize } as const;
    const { stageCounts } = await api.countEngagementStages({ body, signal });
    const columns = await Promise.all(
      stageCounts
        .filter(({ stageName, count }) => count > 0 && !isFilteredOut(search, stageName))
        .map(async ({ stageName }) => {
          const columnId = toColumnId(stageName);
          const rows: EngagementRow[] = [];
          const pages = Math.max(1, Math.ceil((loaded[columnId]?.length ?? 0) / columnPageSize));
          for (let page = 1; page <= pages; page += 1) {
            const requested = { ...body, page, stageNames: [stageName] };
            const answer = await api.searchEngagements({ body: requested, signal });
            rows.push(...answer.engagementRollups);
          }
          return [columnId, rows] as const;
        }),
    );
    return { counts: stageCounts, columns: Object.fromEntries(columns) };
  },
);

interface NextCards {
  search: ListSearch;
  stageName: string | null;
  /** The number of cards that are loaded already. */
  loaded: number;
}

/** The next cards of a column. */
export const loadCards = fromPromise<readonly EngagementRow[], NextCards>(
  async ({ input: { search, stageName, loaded }, signal }) => {
    const page = Math.floor(loaded / columnPageSize) + 1;
    const body: Schema<'EngagementSearch'> = {
      ...toEngagementSearch(search),
      page,
      pageSize: columnPageSize,
      stageNames: [stageName],
    };
    return (await api.searchEngagements({ body, signal })).engagementRollups;
  },
);

export type MovePreview = Schema<'MovePreviewAnswer'>;

/**
 * What a move to the stage of a name changes; null if the engagement has no such stage. Each
 * engagement has its own stages.
 */
export const previewMove = fromPromise<
  MovePreview | null,
  { engagementId: string; stageName: string | null }
>(async ({ input: { engagementId, stageName }, signal }) => {
  const path = { id: engagementId };
  const { engagement } = await api.getEngagement({ path, signal });
  const stage = engagement.stages.find((each) => each.stageName === stageName);
  if (!stage) return null;
  return api.previewEngagementMove({ path, query: { stageId: stage.stageId }, signal });
});

interface MoveToSave {
  engagementId: string;
  moveId: string;
  preview: MovePreview;
}

/** Completes or reopens the activities that the preview has named. */
export const moveEngagement = fromPromise<Schema<'EngagementMoveAnswer'>, MoveToSave>(
  ({ input: { engagementId, moveId, preview }, signal }) => {
    const activityIds = [...preview.completed, ...preview.reopened].map((each) => each.activityId);
    const body = { id: moveId, stageId: preview.stageId, activityIds };
    return api.moveEngagement({ path: { id: engagementId }, body, signal, isSuccessHidden: true });
  },
);
