import { useState } from 'react';

const key = (name: string) => `statechart-panel/${name}`;

/** The value stored under a name; null when there is none or storage is unavailable. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

function write(name: string, value: string) {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Storage is full or denied: the value lasts only until the page is left.
  }
}

/** A text persisted across reloads, where the browser allows it. Invalid values are ignored. */
export function usePersistedState(
  name: string,
  initial: string,
  isValid: (value: string) => boolean = () => true,
): [string, (value: string) => void] {
  const [persisted, setPersisted] = useState<{ name: string; value: string }>();
  const stored = persisted?.name === name ? persisted.value : read(name);
  const value = stored !== null && isValid(stored) ? stored : initial;
  return [
    value,
    (next) => {
      setPersisted({ name, value: next });
      write(name, next);
    },
  ];
}
