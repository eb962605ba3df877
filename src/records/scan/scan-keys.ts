import type { KeyboardEvent } from 'react';

/** A person needs longer for each character, in ms; a hand scanner needs 5 to 30. */
const scannerPace = 50;

/** So few characters say nothing about how fast they were typed. */
const minCharacters = 4;

/** Whether characters came as fast as a hand scanner types them; the times are in ms. */
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
 * Tab behind a code submits it as Enter does: many hand scanners end with it. In an empty field it
 * moves on as everywhere, and Shift with Tab always does, so that nobody is caught in the field.
 */
function submitOnTab(event: FormKey): void {
  if (!isTab(event) || !isFilled(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The keys of a form that takes nothing but codes. */
export const codeKeys = { onKeyDown: submitOnTab };

/** The same in a field that people type searches into: there Tab moves on behind what they typed. */
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
