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

/** What a field shares with the inputs in it. */
export interface InputTracker {
  isIncomplete: boolean;
  isNone: boolean;
  fills: RefObject<Map<Slot, Fill>>;
  onFill: (fill: Fill) => void;
}

interface TrackedInput<Value, Parsed> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The library's form of a value. */
  parse: (value: Value | null) => Parsed | null;
  isSame: (one: Value, other: Value) => boolean;
  incompleteValue: Value;
}

/**
 * The library has no value for what is filled in part: it goes on with the former one and reports
 * nothing. This tells the caller, and holds the former value for the library, which would otherwise
 * empty the segments that are filled.
 */
export function useIncomplete<Value, Parsed>(input: TrackedInput<Value, Parsed>) {
  const { value, onChange, parse, isSame, incompleteValue } = input;
  const fills = useRef(new Map<Slot, Fill>());
  const isIn = (each: Value | null) => each !== null && isSame(each, incompleteValue);
  const [seen, setSeen] = useState({ value, complete: value, parsed: parse(value) });
  const isUnchanged =
    value === seen.value || (value !== null && seen.value !== null && isSame(value, seen.value));
  // A value that comes back is a new object to the library, which then shows it again.
  const current = isUnchanged
    ? seen
    : isIn(value)
      ? { ...seen, value }
      : { value, complete: value, parsed: parse(value) };
  if (!isUnchanged) setSeen(current);
  const isIncomplete = isIn(value);

  const onFill = (fill: Fill) => {
    if (fill === 'partial' && !isIncomplete) onChange(incompleteValue);
    // The library reports no value that equals the former one.
    if (fill !== 'partial' && isIncomplete) onChange(fill === 'empty' ? null : current.complete);
  };
  const tracker: InputTracker = { isIncomplete, isNone: value === null, fills, onFill };
  return {
    parsed: current.parsed,
    tracker,
    /** One of two dates is emptied: the library has no range any more. */
    dropRange: () => {
      setSeen({ value: incompleteValue, complete: null, parsed: null });
      onChange(incompleteValue);
    },
  };
}

/** Reports how far the input around it is filled. */
export function FillObserver({ tracker, slot }: { tracker: InputTracker; slot: Slot }) {
  const [date, time] = [use(DateFieldStateContext), use(TimeFieldStateContext)];
  const state = date ?? time;
  const fill = state ? getFill(state) : 'empty';
  const { isIncomplete, isNone, fills } = tracker;
  const previous = useRef(isIncomplete);
  const report = useEffectEvent((now: { fill: Fill; isIncomplete: boolean; isNone: boolean }) => {
    const isEmptied = previous.current && now.isNone && now.fill !== 'empty';
    previous.current = now.isIncomplete;
    // The caller has emptied the field while it was filled in part: the library knows no change.
    if (isEmptied) state?.setValue(null);
    else tracker.onFill(combine([...fills.current.values()]));
  });
  // Before the effects of all inputs: a calendar fills both inputs of a range at once.
  useLayoutEffect(() => {
    fills.current.set(slot, fill);
  }, [fills, slot, fill]);
  // Follows the segments of the library's field, which reports no change of a part.
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
  // 30 February is shown until the field is left; then it becomes the last day of the month.
  const parts = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isValue = editable
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .every((segment) => parts[segment.type] === segment.value);
  return isValue ? 'complete' : 'partial';
}
