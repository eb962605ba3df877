import { describe, expect, it } from 'vitest';
import { createTryLimit } from './try-limit.ts';

function limit(startsAgain: boolean) {
  let now = Date.parse('2026-03-11T12:00:00Z');
  const tries = createTryLimit({ clock: { now: () => now }, max: 2, pause: 60, startsAgain });
  return { ...tries, wait: (seconds: number) => (now += seconds * 1000) };
}

describe('a limit of attempts', () => {
  it('the attempt limit allows each key a number of attempts, and then returns how long to wait', () => {
    const tries = limit(false);
    tries.add('a');
    expect(tries.remaining('a')).toBe(0);
    tries.add('a');
    expect([tries.remaining('a'), tries.remaining('b')]).toEqual([60, 0]);
    tries.wait(59.5);
    expect(tries.remaining('a')).toBe(1);
    tries.wait(0.5);
    expect(tries.remaining('a')).toBe(0);
  });

  it('a further attempt has to wait again when the limit does not reset', () => {
    const tries = limit(false);
    tries.add('a');
    tries.add('a');
    tries.wait(60);
    tries.add('a');
    expect(tries.remaining('a')).toBe(60);
  });

  it('the attempt limit resets after the wait when it is configured to', () => {
    const tries = limit(true);
    tries.add('a');
    tries.add('a');
    tries.wait(60);
    tries.add('a');
    expect(tries.remaining('a')).toBe(0);
  });

  it('the attempt limit clears a key that is reset, and an attempt that is withdrawn', () => {
    const tries = limit(false);
    tries.add('a');
    tries.add('a');
    tries.takeBack('a');
    tries.takeBack('unknown');
    expect(tries.remaining('a')).toBe(0);
    tries.add('a');
    tries.clear('a');
    tries.add('a');
    expect(tries.remaining('a')).toBe(0);
  });

  it('the attempt limit stores 10,000 keys, and drops the one that was tried longest ago', () => {
    const tries = limit(false);
    for (const key of ['old', 'old', 'new', 'new']) tries.add(key);
    for (let at = 0; at < 9_999; at += 1) tries.add(`${at}`);
    expect([tries.remaining('old'), tries.remaining('new')]).toEqual([0, 60]);
  });
});
