import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './operations.ts';
import { breakingLines } from './report.ts';
import { newestVersion, readCurrent, readReleased } from './released.ts';
import { sample, type Sample } from './sample.ts';
import { compareVersions, hasHeading, versionProblems } from './version.ts';

const problems = (before: Sample, after: Sample) =>
  versionProblems(sample({ version: '1.2.0', ...before }), sample({ version: '1.2.0', ...after }));

const optional = { operation: { parameters: [{ name: 'skip', in: 'query' }] } };
const renamed = { operation: { operationId: 'storeNote' } };

describe('the version of a contract', () => {
  it('the contract version may stay when nothing changed', () => {
    expect(problems({}, {})).toEqual([]);
  });

  it('the contract version has to rise with any change', () => {
    expect(problems({}, optional)).toEqual([
      'The contract differs from the released version 1.2.0. Raise info.version.',
    ]);
    expect(problems({}, { ...optional, version: '1.2.1' })).toEqual([]);
  });

  it('the contract version has to rise in its major number with a breaking change', () => {
    expect(problems({}, { ...renamed, version: '1.3.0' })).toEqual([
      'Breaking changes since 1.2.0; raise info.version to 2.0.0:',
      'saveNote: was renamed to storeNote',
    ]);
    expect(problems({}, { ...renamed, version: '2.0.0' })).toEqual([]);
  });

  it('the contract version never falls', () => {
    expect(problems({}, { version: '1.1.9' })).toEqual([
      'info.version must be at least the released version 1.2.0, but is 1.1.9.',
    ]);
  });

  it('contract versions are compared by numbers', () => {
    expect(compareVersions('1.10.0', '1.9.3')).toBeGreaterThan(0);
    expect(newestVersion(['1.9.0.json', '1.10.0.json', 'README.md'])).toBe('1.10.0');
    expect(newestVersion([])).toBeUndefined();
    expect(() => compareVersions('1.0', '1.0.0')).toThrow('found "1.0"');
  });

  it('the contract version has a heading in the changelog', () => {
    expect(hasHeading('# Changes\n\n## 1.1.0\n', '1.1.0')).toBe(true);
    expect(hasHeading('# Changes\n\n## 1.1.0-beta\n### 1.1.0\n', '1.1.0')).toBe(false);
  });
});

describe('this contract', () => {
  const current = readCurrent();

  it('this contract does not break the last released one, or is a new major version', () => {
    expect(versionProblems(readReleased(), current)).toEqual([]);
  });

  it('a lost property of a response is reported with its operation', () => {
    const text = JSON.stringify(current).replaceAll('"tenantFeatures"', '"features"');
    const lines = breakingLines(breakingChanges(current, JSON.parse(text)));
    expect(lines).toEqual([
      'getProfile: the response 200 lost the required property `profile.tenantFeatures`',
    ]);
  });

  it('this contract has its changes in the changelog', () => {
    const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
    expect(hasHeading(changelog, current.info.version)).toBe(true);
  });
});
