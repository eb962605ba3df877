import { parseLanguage, type Language } from '#i18n/languages.ts';
import { lookFrom, type Look } from './look.ts';
import { persist, read } from './device.ts';

/** What a person chooses for themselves, kept on the device. */
export interface Preferences extends Look {
  language: Language;
  /** Whether keys by themselves do something, such as N to start the timer. Source: WCAG 2.1.4. */
  singleKeys: 'on' | 'off';
}

const key = 'atrium.device.preferences';
const local = () => localStorage;
const listeners = new Set<() => void>();

/**
 * Each choice is read by itself: a damaged or unknown one costs no other. Who has chosen nothing yet
 * begins as the start page is; what one person chooses does not reach the next.
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
 * Changes a choice of the person signed in, or of the start page while nobody is. Where the device
 * cannot keep it, it holds as long as the page does.
 */
export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  const all = read(local, key);
  const persisted = { ...(isRecord(all) ? all : {}), [owner]: current };
  persist(local, key, persisted, reportPreferencesNotPersisted);
  show();
}

/** This device cannot keep what the person has chosen, here or elsewhere. */
export function reportPreferencesNotPersisted(): void {
  notifyPersistFailure?.();
  notifyPersistFailure = null;
}

/** Who is told, once, that this device cannot keep choices. */
export function onPreferencePersistFailure(notify: () => void): void {
  notifyPersistFailure = notify;
}

/** From now on these are the choices of a person. */
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

// Another tab has changed them.
addEventListener('storage', (change) => {
  if (change.key === key) setPreferencesOwner(owner);
});
