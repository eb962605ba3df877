import { describe, expect, it } from 'vitest';
import { isScannerPace } from './scan-keys.ts';

describe('the pace of typed characters', () => {
  it.each([
    ['a scanner that types a character each 20 ms', [0, 20, 40, 60, 80], true],
    ['a fast typist with a character each 90 ms', [0, 90, 180, 270, 360], false],
    ['a person who pauses between two fast parts', [0, 20, 40, 900, 920], false],
    ['three characters, which say nothing', [0, 1, 2], false],
    ['nothing', [], false],
  ])('a scan is recognized by the pace of %s', (_, times, expected) => {
    expect(isScannerPace(times)).toBe(expected);
  });
});
