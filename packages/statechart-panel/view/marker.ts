import type { Overlay } from './chart-props.ts';

/**
 * The source of the coverage: by hand in this interaction, earlier in this browser, only by tests.
 */
export type Mark = 'interaction' | 'browser' | 'tests' | 'none';

export const marks: readonly { mark: Mark; label: string }[] = [
  { mark: 'interaction', label: 'covered now' },
  { mark: 'browser', label: 'covered before' },
  { mark: 'tests', label: 'covered by tests only' },
  { mark: 'none', label: 'not covered' },
];

const labelByMark = new Map(marks.map(({ mark, label }) => [mark, label]));

export const getMarkLabel = (mark: Mark | null): string =>
  mark === null ? '' : (labelByMark.get(mark) ?? '');

/** Returns a function that gives the mark of each state and transition; null without an overlay. */
export function createMarker(
  overlay: Overlay | null | undefined,
  what: 'states' | 'transitions',
): (id: string) => Mark | null {
  if (!overlay) return () => null;
  const { interaction, browser, tests } = overlay;
  const covered: readonly [Mark, ReadonlySet<string>][] = [
    ['interaction', new Set(interaction[what])],
    ['browser', new Set(browser[what])],
    ['tests', new Set(tests?.[what])],
  ];
  return (id) => covered.find(([, ids]) => ids.has(id))?.[0] ?? 'none';
}
