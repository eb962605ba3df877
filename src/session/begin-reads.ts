import { startRead, type ReadPath } from '#openapi/client/index.ts';
import type { HeadStart } from './head-start.ts';

/** The calls that a page makes first, by their paths. */
export interface FirstReads {
  reads: readonly ReadPath[];
  /** Of the record that the page's path names. */
  recordId: string | undefined;
}

/** Makes the first calls of a page now; whoever makes them again there takes their answers. */
export function startReads({ reads, recordId }: FirstReads, headStart: HeadStart): void {
  // What cannot even be sent is told by the page's own call.
  for (const path of reads) startRead(path, recordId, headStart.start).catch(() => undefined);
}
