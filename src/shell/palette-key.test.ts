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

describe('the command palette opens', () => {
  it.each([
    ['with Ctrl and K', { ctrlKey: true }],
    ['with ⌘ and K', { metaKey: true }],
    ['while Caps Lock is on', { ctrlKey: true, key: 'K' }],
    ['on an Arabic keyboard', { ctrlKey: true, key: 'ن' }],
    ['on a keyboard with K elsewhere', { ctrlKey: true, code: 'KeyV' }],
  ])('%s', (_, change) => {
    expect(isPaletteKey(pressed(change))).toBe(true);
  });
});

describe('the command palette does not open', () => {
  it.each([
    ['with K alone', {}],
    ['with another letter', { ctrlKey: true, key: 'j', code: 'KeyJ' }],
    ['with what a Dvorak keyboard has in the place of K', { ctrlKey: true, key: 't' }],
    ['with Shift or Alt held too', { ctrlKey: true, shiftKey: true }],
    ['with Ctrl and ⌘ together', { ctrlKey: true, metaKey: true }],
  ])('%s', (_, change) => {
    expect(isPaletteKey(pressed(change))).toBe(false);
  });
});

describe('its shortcut is shown', () => {
  it.each([
    ['MacIntel', '⌘ K'],
    ['Linux x86_64', 'Ctrl K'],
    ['Win32', 'Ctrl K'],
  ])('on %s as %s', (platform, shortcut) => {
    vi.stubGlobal('navigator', { platform });
    expect(paletteShortcut()).toBe(shortcut);
  });
});
