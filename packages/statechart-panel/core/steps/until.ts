/**
 * Polls until a value is available. Rejects with an error message on timeout, or with the signal's
 * reason.
 */
export async function until<Value>(
  look: () => Value | undefined | null | false,
  milliseconds: number,
  getMessage: () => string,
  signal?: AbortSignal,
): Promise<Value> {
  const end = Date.now() + milliseconds;
  for (;;) {
    signal?.throwIfAborted();
    const found = look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(getMessage());
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
