import { persist, read } from './storage/device.ts';

const key = 'atrium.calendarState';
const session = () => sessionStorage;

/** Stores the state of the request for consent that this tab has started. */
export const saveCalendarState = (state: string): void => persist(session, key, state);

/** The state of the request that this tab has started; null for none. */
export function readCalendarState(): string | null {
  const persisted = read(session, key);
  return typeof persisted === 'string' ? persisted : null;
}

export const clearCalendarState = (): void => sessionStorage.removeItem(key);
