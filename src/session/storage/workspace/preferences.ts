import { parseLanguage, type Language } from '#i18n/languages.ts';
import { lookFrom, type Look } from './look.ts';
import { persist, read } from '../device.ts';

/** The preferences of a user, stored on the device. */
export interface Preferences extends Look {
  language: Language;
  /** Whether single keys are shortcuts, e.g. N to start the timer. Source: WCAG 2.1.4. */
  singleKeys: 'on' | 'off';
}

const key = 'atrium.device.preferences';
const local = () => localStorage;
const listeners = new Set<() => void>();

/**
 * Parses each preference on its own, so that an invalid one does not affect the others. A user
 * without preferences starts with those of the start page; one user's preferences never apply to
 * another.
 */
function readFor(subject: string): Preferences {
  const all = read(local, key);
  const persisted: unknown = isRecord(all) ? (all[subject] ?? all['']) : undefined;
  const found: Record<string, unknown> = isRecord(persisted) ? persisted : {};
  const requested = typeof found['language'] === 'string' ? found['language'] : null;
  return {
    ...lookFrom(found),
    singleKeys: found['singleKeys'] === 'off' ? 'off' : 'on',
    language:
      parseLanguage(requested) ?? navigator.languages.map(parseLanguage).find(Boolean) ?? 'en',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

let owner = '';
let current = readFor(owner);
let notifyPersistFailure: (() => void) | null = null;

export const preferences = (): Preferences => current;

/**
 * Changes a preference of the signed-in user, or of the start page if no one is signed in. If the
 * device cannot store it, it lasts until the page is closed.
 */
export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  const all = read(local, key);
  const persisted = { ...(isRecord(all) ? all : {}), [owner]: current };
  persist(local, key, persisted, reportPreferencesNotPersisted);
  show();
}

/** Reports that this device cannot store preferences, from here or another module. */
export function reportPreferencesNotPersisted(): void {
  notifyPersistFailure?.();
  notifyPersistFailure = null;
}

/** Sets the listener that is notified, once, if this device cannot store preferences. */
export function onPreferencePersistFailure(notify: () => void): void {
  notifyPersistFailure = notify;
}

/** Switches to the preferences of this user. */
export function setPreferencesOwner(subject: string): void {
  owner = subject;
  current = readFor(subject);
  show();
}

export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset['density'] = current.density;
  if (current.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = current.theme;
  for (const listener of listeners) listener();
}

show();

// Another tab has changed the preferences.
addEventListener('storage', (change) => {
  if (change.key === key) setPreferencesOwner(owner);
});
