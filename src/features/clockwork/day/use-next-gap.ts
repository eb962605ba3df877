import { useState } from 'react';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { Gap } from '#machines/clockwork/day/gaps.ts';
import { useKey } from '#page/keys/use-key.ts';

/** A gap that someone navigates to; a new object for each request. */
export interface RequestedGap {
  /** Id of the entry above the gap. */
  id: string;
}

/** The entry whose row or gap has the focus. */
function getFocusedRow(): { id: string | undefined; isInGap: boolean } {
  const focused = document.activeElement;
  const gap = focused?.closest<HTMLElement>('[data-gap]')?.dataset['gap'];
  const entry = focused?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
  return { id: gap ?? entry, isInGap: gap !== undefined };
}

/**
 * G moves to the gap after the focused row, or to the first one of the day, wherever its rows are
 * rendered.
 */
export function useNextGap(
  entries: readonly Entry[],
  gaps: ReadonlyMap<string, Gap>,
): RequestedGap | null {
  const [requested, setRequested] = useState<RequestedGap | null>(null);
  useKey('nextGap', () => {
    const { id, isInGap } = getFocusedRow();
    const at = entries.findIndex((entry) => entry.id === id);
    const withGaps = entries.filter((entry) => gaps.has(entry.id));
    // From an entry, its own gap comes next; from a gap, the following one.
    const next = withGaps.find((entry) => {
      const position = entries.indexOf(entry);
      return isInGap ? position > at : position >= at;
    });
    const found = next ?? withGaps[0];
    if (found) setRequested({ id: found.id });
  });
  return requested;
}
