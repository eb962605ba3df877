/** Loads the failed parts again; null if nothing has failed. */
let retry: (() => void) | null = null;
/** Whether the user has closed the notice about it. */
let isDismissed = false;
const listeners = new Set<() => void>();

function update(next: (() => void) | null, dismissed: boolean): void {
  retry = next;
  isDismissed = dismissed;
  for (const listener of listeners) listener();
}

/** Resolves when the user requests to load the part of the app again. */
export function promptAfterFailedChunk(): Promise<void> {
  return new Promise((resolve) => {
    const before = retry;
    const next = () => {
      before?.();
      update(null, false);
      resolve();
    };
    update(next, false);
  });
}

/** The "Try again" action while the notice is open, otherwise null. */
export const failedChunk = () => (isDismissed ? null : retry);

/**
 * Closes the notice until another part fails to load; its retry then also loads the earlier ones.
 */
export const dismissFailedChunk = () => update(retry, true);

export function onFailedChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
