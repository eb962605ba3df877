import type { Progress } from './depreciation-run.ts';

interface RunKey {
  tenantId: string;
  yearId: string;
}

const underWay = new Map<string, Progress>();

const toKey = ({ tenantId, yearId }: RunKey): string => `${tenantId}/${yearId}`;

/** How far the run of a year is that this server is at; null while there is none. */
export const getProgress = (runKey: RunKey): Progress | null => underWay.get(toKey(runKey)) ?? null;

/** Keeps how far a run is, until it has ended in one way or the other. */
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
