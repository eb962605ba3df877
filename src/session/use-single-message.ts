import { useEffect } from 'react';
import { closeSuccess } from './tabs/notice-list.ts';

/**
 * Shows one message per action: each undo offer replaces its success toast. Null if there is no
 * offer.
 */
export function useSingleMessage(offer: object | null): void {
  // Synchronizes the offer with the message history, which is outside React.
  useEffect(() => {
    if (offer !== null) closeSuccess();
  }, [offer]);
}
