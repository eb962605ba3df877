import { useCallback } from 'react';
import { useSubscription } from './use-heard.ts';

/** Hears an event anywhere on the page, as long as the component is shown. */
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
