interface Points {
  count: number;
  /** Whether the text runs from right to left, so that the left arrow moves forward. */
  isRtl: boolean;
}

/**
 * The index that a key moves to: arrows by one, Home and End to the ends. Null for any other key.
 */
export function movedTo(from: number, key: string, { count, isRtl }: Points): number | null {
  const last = count - 1;
  const on = Math.min(from + 1, last);
  const back = Math.max(from - 1, 0);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: on,
    ArrowUp: back,
    ArrowRight: isRtl ? back : on,
    ArrowLeft: isRtl ? on : back,
    Home: 0,
    End: last,
  };
  return targets[key] ?? null;
}
