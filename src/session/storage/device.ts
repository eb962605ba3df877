/**
 * The storage of this browser. Session data is cleared when the session ends; device data (keys
 * that start with `atrium.device.`) stays.
 */
const devicePrefix = 'atrium.device.';

/** Clears local and session storage. Source: AUTH-026. */
export function clearSessionStorage(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(devicePrefix)) localStorage.removeItem(key);
  }
}

/** Reads a JSON value; null if it is missing or damaged, or if the browser denies storage. */
export function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a JSON value. If storage is denied or full, only the stored value is lost;
 * `onPersistFailure` lets the caller report it.
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
