import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { DateFieldStateContext, TimeFieldStateContext } from 'react-aria-components';

type Fill = 'empty' | 'partial' | 'complete';
type Slot = 'start' | 'end';

/** State that a field shares with its inputs. */
export interface InputTracker {
  isIncomplete: boolean;
  isNone: boolean;
  fills: RefObject<Map<Slot, Fill>>;
  onFill: (fill: Fill) => void;
}

interface TrackedInput<Value, Parsed> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Converts a value to the library's type. */
  parse: (value: Value | null) => Parsed | null;
  isSame: (one: Value, other: Value) => boolean;
  incompleteValue: Value;
}

/**
 * The library has no value for a partially filled field: it keeps the previous value and reports
 * nothing. This hook notifies the caller, and holds the previous value for the library, which would
 * otherwise clear the filled segments.
 */
export function useIncomplete<Value, Parsed>(input: TrackedInput<Value, Parsed>) {
  const { value, onChange, parse, isSame, incompleteValue } = input;
  const fills = useRef(new Map<Slot, Fill>());
  const isIn = (each: Value | null) => each !== null && isSame(each, incompleteValue);
  const [seen, setSeen] = useState({ value, complete: value, parsed: parse(value) });
  const isUnchanged =
    value === seen.value || (value !== null && seen.value !== null && isSame(value, seen.value));
  // The same value must stay the same object, or the library displays it again.
  const current = isUnchanged
    ? seen
    : isIn(value)
      ? { ...seen, value }
      : { value, complete: value, parsed: parse(value) };
  if (!isUnchanged) setSeen(current);
  const isIncomplete = isIn(value);

  const onFill = (fill: Fill) => {
    if (fill === 'partial' && !isIncomplete) onChange(incompleteValue);
    // The library does not report a value that equals the previous one.
    if (fill !== 'partial' && isIncomplete) onChange(fill === 'empty' ? null : current.complete);
  };
  const tracker: InputTracker = { isIncomplete, isNone: value === null, fills, onFill };
  return {
    parsed: current.parsed,
    tracker,
    /** One of two dates was cleared, so the library no longer has a range. */
    dropRange: () => {
      setSeen({ value: incompleteValue, complete: null, parsed: null });
      onChange(incompleteValue);
    },
  };
}

/** Reports how completely the surrounding input is filled. */
export function FillObserver({ tracker, slot }: { tracker: InputTracker; slot: Slot }) {
  const [date, time] = [use(DateFieldStateContext), use(TimeFieldStateContext)];
  const state = date ?? time;
  const fill = state ? getFill(state) : 'empty';
  const { isIncomplete, isNone, fills } = tracker;
  const previous = useRef(isIncomplete);
  const report = useEffectEvent((now: { fill: Fill; isIncomplete: boolean; isNone: boolean }) => {
    const isEmptied = previous.current && now.isNone && now.fill !== 'empty';
    previous.current = now.isIncomplete;
    // The caller has cleared a partially filled field, which is no change for the library.
    if (isEmptied) state?.setValue(null);
    else tracker.onFill(combine([...fills.current.values()]));
  });
  // Runs before the effects of all inputs, because a calendar fills both inputs of a range at once.
  useLayoutEffect(() => {
    fills.current.set(slot, fill);
  }, [fills, slot, fill]);
  // Observes the segments of the library's field, which does not report partial changes.
  useEffect(() => report({ fill, isIncomplete, isNone }), [fill, isIncomplete, isNone]);
  return null;
}

const combine = (fills: readonly Fill[]): Fill => {
  const [first = 'empty'] = fills;
  return fills.every((fill) => fill === first) ? first : 'partial';
};

interface FilledState {
  segments: readonly {
    type: string;
    value?: number | null | undefined;
    isEditable: boolean;
    isPlaceholder: boolean;
  }[];
  value: unknown;
}

function getFill({ segments, value }: FilledState): Fill {
  const editable = segments.filter(({ isEditable }) => isEditable);
  const missing = editable.filter(({ isPlaceholder }) => isPlaceholder).length;
  if (missing === editable.length) return 'empty';
  if (missing > 0) return 'partial';
  // 30 February is displayed until the field loses the focus; then it becomes the last day of the
  // month.
  const parts = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isValue = editable
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .every((segment) => parts[segment.type] === segment.value);
  return isValue ? 'complete' : 'partial';
}
