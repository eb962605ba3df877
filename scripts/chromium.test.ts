import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium, windowed } from './chromium.mjs';

describe('findChromium', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'chromium-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  /** A program with the given exit code, in its own folder. */
  function program(folder: string, name: string, exitCode = 0): string {
    const path = join(root, folder, name);
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(path, 0o755);
    return path;
  }
  const folders = (...names: string[]) => names.map((name) => join(root, name)).join(delimiter);

  it('findChromium prefers CHROMIUM_PATH', () => {
    const wished = program('own', 'my-browser');
    program('system', 'chromium');
    expect(findChromium({ CHROMIUM_PATH: wished, PATH: folders('system') })).toBe(wished);
  });

  it('findChromium rejects a CHROMIUM_PATH that names no program', () => {
    const missing = join(root, 'missing');
    expect(() => findChromium({ CHROMIUM_PATH: missing })).toThrow(missing);
    expect(() => findChromium({ CHROMIUM_PATH: root })).toThrow(root);
  });

  it('findChromium finds the browser of the system in PATH', () => {
    const chrome = program('b', 'google-chrome');
    expect(findChromium({ PATH: folders('a', 'b') })).toBe(chrome);
  });

  it('findChromium prefers the headless browser, and one with a window on request', () => {
    const chrome = program('a', 'google-chrome');
    const shell = program('b', 'chromium-headless-shell');
    expect(findChromium({ PATH: folders('a', 'b') })).toBe(shell);
    expect(findChromium({ PATH: folders('a', 'b') }, windowed)).toBe(chrome);
  });

  it('findChromium skips a program that does not start', () => {
    program('a', 'chromium-browser', 1);
    const chrome = program('b', 'google-chrome');
    expect(findChromium({ PATH: folders('a', 'b') })).toBe(chrome);
  });
});

describe('chromiumArgs', () => {
  it('chromiumArgs disable what Playwright disables, since only the last such list counts', () => {
    const packageFile = createRequire(import.meta.url).resolve('playwright-core/package.json');
    const source = readFileSync(join(dirname(packageFile), 'lib', 'coreBundle.js'), 'utf8');
    const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
    const playwrights = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
    const ours = chromiumArgs.find((arg) => arg.startsWith('--disable-features='));
    expect(playwrights).toContain('PaintHolding');
    expect(ours?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(playwrights));
  });
});
