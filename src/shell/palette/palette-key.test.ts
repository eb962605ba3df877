import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPaletteKey, paletteShortcut, type PressedKey } from './palette-key.ts';

const pressed = (change: Partial<PressedKey>): PressedKey => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

afterEach(() => vi.unstubAllGlobals());

describe('the keys that open the command palette', () => {
  it.each([
    ['with Ctrl and K', { ctrlKey: true }],
    ['with ⌘ and K', { metaKey: true }],
    ['while Caps Lock is on', { ctrlKey: true, key: 'K' }],
    ['on an Arabic keyboard', { ctrlKey: true, key: 'ن' }],
    ['on a keyboard with K elsewhere', { ctrlKey: true, code: 'KeyV' }],
  ])('the command palette opens %s', (_, change) => {
    expect(isPaletteKey(pressed(change))).toBe(true);
  });
});

describe('the keys that do not open the command palette', () => {
  it.each([
    ['with K alone', {}],
    ['with another letter', { ctrlKey: true, key: 'j', code: 'KeyJ' }],
    ['with what a Dvorak keyboard has in the place of K', { ctrlKey: true, key: 't' }],
    ['with Shift or Alt held too', { ctrlKey: true, shiftKey: true }],
    ['with Ctrl and ⌘ together', { ctrlKey: true, metaKey: true }],
  ])('the command palette does not open %s', (_, change) => {
    expect(isPaletteKey(pressed(change))).toBe(false);
  });
});

describe('the shown shortcut of the command palette', () => {
  it.each([
    ['MacIntel', '⌘ K'],
    ['Linux x86_64', 'Ctrl K'],
    ['Win32', 'Ctrl K'],
  ])('the shortcut on %s is shown as %s', (platform, shortcut) => {
    vi.stubGlobal('navigator', { platform });
    expect(paletteShortcut()).toBe(shortcut);
  });
});
