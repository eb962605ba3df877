import type { Progress } from './depreciation-run.ts';

interface RunKey {
  tenantId: string;
  yearId: string;
}

const underWay = new Map<string, Progress>();

const toKey = ({ tenantId, yearId }: RunKey): string => `${tenantId}/${yearId}`;

/** The progress of the year that this server is running; null while it runs none. */
export const getProgress = (runKey: RunKey): Progress | null => underWay.get(toKey(runKey)) ?? null;

/** Tracks the progress of a run until it succeeds or fails. */
export async function watched<Found>(
  runKey: RunKey,
  run: (onProgress: (progress: Progress) => void) => Promise<Found>,
): Promise<Found> {
  try {
    return await run((progress) => underWay.set(toKey(runKey), progress));
  } finally {
    underWay.delete(toKey(runKey));
  }
}
