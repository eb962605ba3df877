import { startRead, type ReadPath } from '#openapi/client/index.ts';
import type { HeadStart } from './head-start.ts';

/** The first requests of a page, by path. */
export interface FirstReads {
  reads: readonly ReadPath[];
  /** Id of the record in the page's path. */
  recordId: string | undefined;
}

/**
 * Sends the first requests of a page now; the same requests of the page then take their responses.
 */
export function startReads({ reads, recordId }: FirstReads, headStart: HeadStart): void {
  // If a request cannot be sent, the page's own request reports the error.
  for (const path of reads) startRead(path, recordId, headStart.start).catch(() => undefined);
}
