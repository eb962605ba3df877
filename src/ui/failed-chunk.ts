/** The question that is open after a part of the app failed to load. */
let tryAgain: (() => void) | null = null;
const listeners = new Set<() => void>();

function show(next: (() => void) | null): void {
  tryAgain = next;
  for (const listener of listeners) listener();
}

/** Resolves when the person wants the part of the app to be loaded once more. */
export function askAfterFailedChunk(): Promise<void> {
  return new Promise((resolve) => {
    const before = tryAgain;
    show(() => {
      before?.();
      show(null);
      resolve();
    });
  });
}

/** What "Try again" does while the question is open, else null. */
export const failedChunk = () => tryAgain;

export function onFailedChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
