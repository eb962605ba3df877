import { useEffect, useEffectEvent } from 'react';

/** Hears an event anywhere on the page, as long as the component is shown. */
export function useListener<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const hear = useEffectEvent(listener);
  // Follows the document.
  useEffect(() => {
    const listen = (event: DocumentEventMap[Type]) => hear(event);
    document.addEventListener(type, listen, { capture });
    return () => document.removeEventListener(type, listen, { capture });
  }, [type, capture]);
}
