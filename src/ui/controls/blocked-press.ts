import { createContext } from 'react';

/** What a press of a blocked control does in place of showing its reason. */
export interface BlockedPress {
  /** Whether something can be done about a reason. */
  canAct: (reason: string) => boolean;
  act: (reason: string) => void;
}

/** Null where a press only shows the reason. */
export const BlockedPressContext = createContext<BlockedPress | null>(null);
