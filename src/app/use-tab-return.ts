import { useEffect } from 'react';

/** Tells an actor that the person is back in this tab: what it shows may have changed elsewhere. */
export function useTabReturn(actor: { send(event: { type: 'tab.returned' }): void }): void {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'tab.returned' });
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);
}
