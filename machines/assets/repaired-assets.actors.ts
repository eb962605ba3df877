import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type RepairedAsset = Schema<'RepairedAsset'>;

/** The assets in repair that are read so far. */
export interface Repairs {
  rows: readonly RepairedAsset[];
  /** Of all in repair, read or not. */
  total: number;
  /** How many pages are read. */
  pages: number;
}

const pageSize = 10;

export const loadRepairedAssets = fromPromise<Repairs, { id: string }>(async ({ signal }) => {
  const query = { page: 1, pageSize } as const;
  const { repairedAssets, totalCount } = await api.listRepairedAssets({ query, signal });
  return { rows: repairedAssets, total: totalCount, pages: 1 };
});

/** Where an asset was sent or came back meanwhile, a page may begin with one that is there already. */
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
