import { useEffect } from 'react';
import { closeSuccess } from './notice-list.ts';

/** One action has one message: each offer to undo replaces its success toast. Null while there is none. */
export function useSingleMessage(offer: object | null): void {
  // Follows the offer with the list of messages, which is outside of React.
  useEffect(() => {
    if (offer !== null) closeSuccess();
  }, [offer]);
}
