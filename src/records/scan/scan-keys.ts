import type { KeyboardEvent } from 'react';

/** A person needs more than this per character, in ms; a handheld scanner needs 5 to 30. */
const scannerPace = 50;

/** Fewer characters are too few to measure the typing speed. */
const minCharacters = 4;

/** Whether the characters came at the speed of a handheld scanner; the times are in ms. */
export function isScannerPace(times: readonly number[]): boolean {
  const [first = 0] = times;
  const last = times.at(-1) ?? 0;
  return times.length >= minCharacters && (last - first) / (times.length - 1) < scannerPace;
}

type FormKey = KeyboardEvent<HTMLFormElement>;

const isTab = ({ key, shiftKey, ctrlKey, altKey, metaKey }: FormKey): boolean =>
  key === 'Tab' && !(shiftKey || ctrlKey || altKey || metaKey);

const isFilled = ({ target }: FormKey): boolean =>
  target instanceof HTMLInputElement && target.value.trim() !== '';

/**
 * Tab after a code submits it like Enter, because many handheld scanners end with Tab. In an empty
 * field Tab moves on, and Shift+Tab always moves back, so that the focus is never trapped.
 */
function submitOnTab(event: FormKey): void {
  if (!isTab(event) || !isFilled(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The key handlers of a form that accepts only codes. */
export const codeKeys = { onKeyDown: submitOnTab };

/** The same for a field in which people also type searches: after typed text, Tab moves on. */
export function createSearchKeys() {
  let times: number[] = [];
  return {
    onKeyDown: (event: FormKey) => {
      if (event.key.length === 1) times.push(event.timeStamp);
      else if (event.key !== 'Shift' && !isTab(event)) times = [];
      if (!isTab(event)) return;
      if (isScannerPace(times)) submitOnTab(event);
      times = [];
    },
  };
}
