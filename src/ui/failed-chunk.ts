/** Loads again what has failed to load, while there is something. */
let retry: (() => void) | null = null;
/** Whether the person has closed the notice about it. */
let isDismissed = false;
const listeners = new Set<() => void>();

function update(next: (() => void) | null, dismissed: boolean): void {
  retry = next;
  isDismissed = dismissed;
  for (const listener of listeners) listener();
}

/** Resolves when the person wants the part of the app to be loaded once more. */
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

/** What "Try again" does while the notice stands there, else null. */
export const failedChunk = () => (isDismissed ? null : retry);

/** Closes the notice until another part fails to load. What has failed is loaded with that one. */
export const dismissFailedChunk = () => update(retry, true);

export function onFailedChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
