import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, missingPackages } from './installed.mjs';

const lock = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', optional: true },
};
const present = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };

describe('missingPackages', () => {
  it('missingPackages lists every package, except optional ones of other platforms', () => {
    expect(missingPackages(lock, present)).toEqual([]);
    expect(missingPackages(lock, {})).toEqual(['node_modules/react']);
  });

  it('missingPackages detects another version and another content of the same version', () => {
    const path = 'node_modules/react';
    const react = { version: '19.3.1', integrity: 'sha512-a' };
    expect(missingPackages(lock, { [path]: { ...react, version: '19.3.0' } })).toEqual([path]);
    expect(missingPackages(lock, { [path]: { ...react, integrity: 'sha512-b' } })).toEqual([path]);
  });
});

describe('isInstalled', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'installed-'));
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
    writeFileSync(join(root, 'node_modules/node/bin/node'), '');
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const install = () =>
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: present }),
    );

  it('isInstalled is false before the first install', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('isInstalled stays true when a checkout only touches the lockfile', () => {
    install();
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'package-lock.json'), later, later);
    expect(isInstalled(root)).toBe(true);
  });

  it('isInstalled is false when the install left out the Node program', () => {
    install();
    rmSync(join(root, 'node_modules/node/bin/node'));
    expect(isInstalled(root)).toBe(false);
  });
});
