import { useEffect } from 'react';
import { closeSuccess } from './notice-list.ts';

/** One action has one message: each offer to undo replaces its success toast. Null while there is none. */
export function useSingleMessage(offer: object | null): void {
  useEffect(() => {
    if (offer !== null) closeSuccess();
  }, [offer]);
}
