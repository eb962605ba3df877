import { useCallback } from 'react';
import { useSubscription } from './use-subscription.ts';

/** Listens to a document event while the component is mounted. */
export function useListener<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const source = useCallback(
    (onEvent: (event: DocumentEventMap[Type]) => void) => {
      document.addEventListener(type, onEvent, { capture });
      return () => document.removeEventListener(type, onEvent, { capture });
    },
    [type, capture],
  );
  useSubscription(source, listener);
}
