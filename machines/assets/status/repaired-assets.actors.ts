import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type RepairedAsset = Schema<'RepairedAsset'>;

/** The assets in repair that are loaded so far. */
export interface Repairs {
  rows: readonly RepairedAsset[];
  /** Number of all assets in repair, loaded or not. */
  total: number;
  /** Number of loaded pages. */
  pages: number;
}

const pageSize = 10;

export const loadRepairedAssets = fromPromise<Repairs, { id: string }>(async ({ signal }) => {
  const query = { page: 1, pageSize } as const;
  const { repairedAssets, totalCount } = await api.listRepairedAssets({ query, signal });
  return { rows: repairedAssets, total: totalCount, pages: 1 };
});

/**
 * If an asset was sent or returned in the meantime, a page may start with one that is already
 * loaded.
 */
export const loadMoreRepairedAssets = fromPromise<Repairs, { content: Repairs | null }>(
  async ({ input: { content }, signal }) => {
    const { rows = [], pages = 0 } = content ?? {};
    const query = { page: pages + 1, pageSize } as const;
    const { repairedAssets, totalCount } = await api.listRepairedAssets({ query, signal });
    const known = new Set(rows.map(({ id }) => id));
    const fresh = repairedAssets.filter(({ id }) => !known.has(id));
    return { rows: [...rows, ...fresh], total: totalCount, pages: pages + 1 };
  },
);

export const hasMoreRepairs = ({ total, pages }: Repairs): boolean => pages * pageSize < total;
