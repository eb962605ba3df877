import { languageOf, type Language } from '#i18n/languages.ts';
import { keep, read } from './device.ts';

export type Theme = 'system' | 'light' | 'dark';

/** What a person chooses about the look, kept on the device. */
export interface Preferences {
  language: Language;
  theme: Theme;
}

const key = 'atrium.device.preferences';
const local = () => localStorage;
const listeners = new Set<() => void>();

const themes: readonly Theme[] = ['system', 'light', 'dark'];

function readFor(subject: string): Preferences {
  const all = read(local, key);
  const kept: unknown = isRecord(all) ? (all[subject] ?? all['']) : undefined;
  const found: Record<string, unknown> = isRecord(kept) ? kept : {};
  const asked = typeof found['language'] === 'string' ? found['language'] : null;
  return {
    language: languageOf(asked) ?? navigator.languages.map(languageOf).find(Boolean) ?? 'en',
    theme: themes.find((theme) => theme === found['theme']) ?? 'system',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

let owner = '';
let current = readFor(owner);

export const preferences = (): Preferences => current;

/** Changes a choice, for the person signed in and for the start page. */
export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  const all = read(local, key);
  keep(local, key, { ...(isRecord(all) ? all : {}), [owner]: current, '': current });
  show();
}

/** From now on these are the choices of a person. */
export function preferencesOf(subject: string): void {
  owner = subject;
  current = readFor(subject);
  show();
}

export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(): void {
  const { documentElement } = document;
  if (current.theme === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = current.theme;
  for (const listener of listeners) listener();
}

show();
