import { createContext } from 'react';
import type { DraftOwner } from '#session/drafts.ts';

/** Who keeps drafts of the day's entries on the device; null where nobody does, as in a story. */
export const EntryDrafts = createContext<DraftOwner | null>(null);
