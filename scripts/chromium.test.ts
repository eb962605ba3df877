import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

describe('findChromium', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'chromium-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  /** A program that ends with the given exit code, in a folder of its own. */
  function program(folder: string, name: string, exitCode = 0): string {
    const path = join(root, folder, name);
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(path, 0o755);
    return path;
  }
  const folders = (...names: string[]) => names.map((name) => join(root, name)).join(delimiter);

  it('takes CHROMIUM_PATH before any other', () => {
    const wished = program('own', 'my-browser');
    program('system', 'chromium');
    expect(findChromium({ CHROMIUM_PATH: wished, PATH: folders('system') })).toBe(wished);
  });

  it('refuses a CHROMIUM_PATH that names no program', () => {
    const gone = join(root, 'gone');
    expect(() => findChromium({ CHROMIUM_PATH: gone })).toThrow(gone);
    expect(() => findChromium({ CHROMIUM_PATH: root })).toThrow(root);
  });

  it('finds the browser of the system in PATH', () => {
    const chrome = program('b', 'google-chrome');
    expect(findChromium({ PATH: folders('a', 'b') })).toBe(chrome);
  });

  it('passes over a program that does not start', () => {
    program('a', 'chromium-browser', 1);
    const chrome = program('b', 'google-chrome');
    expect(findChromium({ PATH: folders('a', 'b') })).toBe(chrome);
  });
});
