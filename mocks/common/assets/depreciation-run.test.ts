import { describe, expect, it } from 'vitest';
import type { TransactionReader } from '../../core/requests/handler.ts';
import { computeYear, type Progress } from './depreciation-run.ts';
import { buildYear } from './depreciation.ts';
import { getProgress, watched } from './run-progress.ts';

const year = buildYear('2025', '04');

/** A tenant with this many assets, all bought in the year. */
function tenantWith(count: number): { read: TransactionReader; reads: () => number } {
  const all = Array.from({ length: count }, (_, at) => ({
    id: `a${at}`,
    codeKey: String(at).padStart(6, '0'),
    assetTypeId: 'laptop',
    dateOfPurchase: '2025-05-01',
    price: 1000,
    disposedOn: null,
  }));
  let reads = 0;
  const db = {
    count: async () => count,
    query: async (name: string, query: { where: { codeKey: { from: string } }; limit: number }) => {
      if (name !== 'assets') return [];
      const { where, limit } = query;
      return all.filter(({ codeKey }) => codeKey >= where.codeKey.from).slice(0, limit);
    },
  };
  const read = async (work: (db: never) => Promise<unknown>) => {
    reads += 1;
    return work(db as never);
  };
  return { read: read as TransactionReader, reads: () => reads };
}

describe('a run of an assessment year', () => {
  it('the depreciation run reports its progress after each part, and lets other requests run in between', async () => {
    const reported: Progress[] = [];
    const { read, reads } = tenantWith(12_500);
    const { computed } = await computeYear(read, { year, onProgress: (how) => reported.push(how) });
    expect(reported.map(({ computedCount }) => computedCount)).toEqual([5000, 10_000, 12_500]);
    expect(reported.every(({ assetCount }) => assetCount === 12_500)).toBe(true);
    expect([computed.length, reads()]).toEqual([12_500, 4]);
  });

  it('a stopped depreciation run does not continue', async () => {
    const stop = new AbortController();
    const { read, reads } = tenantWith(12_500);
    const run = computeYear(read, {
      year,
      abortSignal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(run).rejects.toThrow('depreciationStopped');
    expect(reads()).toBe(2);
  });

  it('the progress of a depreciation run is known while it lasts, only to its tenant', async () => {
    const runKey = { tenantId: 'aster', yearId: '2025' };
    const progress = { computedCount: 500, assetCount: 1250 };
    await watched(runKey, async (onProgress) => {
      expect(getProgress(runKey)).toBeNull();
      onProgress(progress);
      expect(getProgress(runKey)).toEqual(progress);
      expect(getProgress({ ...runKey, tenantId: 'birch' })).toBeNull();
    });
    expect(getProgress(runKey)).toBeNull();
    const failing = watched(runKey, async (onProgress) => {
      onProgress(progress);
      throw new Error('broken off');
    });
    await expect(failing).rejects.toThrow('broken off');
    expect(getProgress(runKey)).toBeNull();
  });
});
