import type { BarPart } from './timeline-bars.ts';

export type RowStep = 'next' | 'previous' | 'first' | 'last';

/** What a key does in a timeline; days are counted in steps of the scale. */
export type TimelineKey =
  | { type: 'go'; to: RowStep }
  | { type: 'scroll'; by: number }
  | { type: 'change'; part: BarPart; by: number }
  | { type: 'open' | 'today' };

interface PressedKey {
  key: string;
  /** The key's position: with Alt, some keyboards type another character. */
  code: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const rows: Readonly<Record<string, RowStep>> = {
  ArrowDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
};

/** Maps a key; null if the timeline does not handle it. Arrows and letters name sides of the screen. */
export function toTimelineKey(pressed: PressedKey, isRtl: boolean): TimelineKey | null {
  const { key, code, shiftKey, altKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || (altKey && !shiftKey)) return null;
  const isLeft = key === 'ArrowLeft' || key.toLowerCase() === 'h' || (altKey && code === 'KeyH');
  const isRight = key === 'ArrowRight' || key.toLowerCase() === 'l' || (altKey && code === 'KeyL');
  if (isLeft || isRight) {
    const by = isLeft === isRtl ? 1 : -1;
    if (!shiftKey) return { type: 'scroll', by };
    return { type: 'change', part: altKey ? 'end' : 'bar', by };
  }
  if (altKey || shiftKey) return null;
  const to = rows[key];
  if (to) return { type: 'go', to };
  if (key === 'Enter') return { type: 'open' };
  return key === 't' ? { type: 'today' } : null;
}
