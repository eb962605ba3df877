import type { Overlay } from './chart-props.ts';

/** By whom something was walked: by hand in this walk, earlier in this browser, by tests alone. */
export type Mark = 'walk' | 'browser' | 'tests' | 'none';

export const marks: readonly { mark: Mark; label: string }[] = [
  { mark: 'walk', label: 'walked now' },
  { mark: 'browser', label: 'walked before' },
  { mark: 'tests', label: 'by tests alone' },
  { mark: 'none', label: 'not walked' },
];

const labelByMark = new Map(marks.map(({ mark, label }) => [mark, label]));

export const getMarkLabel = (mark: Mark | null): string =>
  mark === null ? '' : (labelByMark.get(mark) ?? '');

/** Tells the mark of each state and transition; null without an overlay. */
export function markerOf(
  overlay: Overlay | null | undefined,
  what: 'states' | 'transitions',
): (id: string) => Mark | null {
  if (!overlay) return () => null;
  const { walk, browser, tests } = overlay;
  const walked: readonly [Mark, ReadonlySet<string>][] = [
    ['walk', new Set(walk[what])],
    ['browser', new Set(browser[what])],
    ['tests', new Set(tests?.[what])],
  ];
  return (id) => walked.find(([, ids]) => ids.has(id))?.[0] ?? 'none';
}
