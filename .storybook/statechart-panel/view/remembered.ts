import { useState } from 'react';

const key = (name: string) => `statechart-panel/${name}`;

/** What this browser remembers of a name; null when it cannot or knows nothing. */
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
    // Storage that is full or refused: it is forgotten with the page.
  }
}

/** A text that outlives the page, where the browser allows it. What is not valid is not taken. */
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
