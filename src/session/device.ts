/**
 * What this browser keeps. Whatever belongs to a session is cleared when it ends; what belongs to
 * the device (its name begins with `atrium.device.`) stays.
 */
const devicePrefix = 'atrium.device.';

/** Clears local and session storage. Source: AUTH-026. */
export function clearSessionStorage(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(devicePrefix)) localStorage.removeItem(key);
  }
}

/** Reads a JSON value, or null where there is none, it is damaged, or storage is refused. */
export function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a JSON value. A refused or full storage loses no more than the memory of it; `onPersistFailure` is
 * for whom that is worth a word.
 */
export function persist(
  storage: () => Storage,
  key: string,
  value: unknown,
  onPersistFailure?: () => void,
): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`"${key}" could not be kept on this device.`, error);
    onPersistFailure?.();
  }
}
