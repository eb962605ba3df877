import { useCallback } from 'react';
import { useHeard } from './use-heard.ts';

/** Hears an event anywhere on the page, as long as the component is shown. */
export function useListener<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const source = useCallback(
    (hear: (event: DocumentEventMap[Type]) => void) => {
      document.addEventListener(type, hear, { capture });
      return () => document.removeEventListener(type, hear, { capture });
    },
    [type, capture],
  );
  useHeard(source, listener);
}
