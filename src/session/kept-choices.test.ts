import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepChoice, keptChoice } from './kept-choices.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('keeps what each person has chosen last, by its name, and beyond the session', () => {
  keepChoice('ava', 'sound', true);
  keepChoice('ava', 'sound', false);
  keepChoice('ava', 'sheet', 'a4');
  expect(keptChoice('ava', 'sound', v.boolean())).toBe(false);
  expect(keptChoice('ava', 'sheet', v.string())).toBe('a4');
  expect(keptChoice('ben', 'sound', v.boolean())).toBeNull();
  expect([...kept.keys()].every((key) => key.startsWith('atrium.device.'))).toBe(true);
});

it('forgets what makes no sense any more', () => {
  keepChoice('ava', 'sheet', 'papyrus');
  expect(keptChoice('ava', 'sheet', v.picklist(['a4', 'letter']))).toBeNull();
  kept.set('atrium.device.choices', '{"ava":7}');
  expect(keptChoice('ava', 'sheet', v.string())).toBeNull();
});
