import { describe, expect, it } from 'vitest';
import { createTryLimit } from './try-limit.ts';

function limit(startsAgain: boolean) {
  let now = Date.parse('2026-03-11T12:00:00Z');
  const tries = createTryLimit({ clock: { now: () => now }, max: 2, pause: 60, startsAgain });
  return { ...tries, wait: (seconds: number) => (now += seconds * 1000) };
}

describe('a limit of tries', () => {
  it('lets each key try so many times, and then says how long to wait', () => {
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

  it('has each further try wait again where it does not start again', () => {
    const tries = limit(false);
    tries.add('a');
    tries.add('a');
    tries.wait(60);
    tries.add('a');
    expect(tries.remaining('a')).toBe(60);
  });

  it('starts again after the pause where it is told to', () => {
    const tries = limit(true);
    tries.add('a');
    tries.add('a');
    tries.wait(60);
    tries.add('a');
    expect(tries.remaining('a')).toBe(0);
  });

  it('forgets a key that is cleared, and a try that is taken back', () => {
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

  it('remembers 10,000 keys, and forgets the one that was not tried for the longest', () => {
    const tries = limit(false);
    for (const key of ['old', 'old', 'new', 'new']) tries.add(key);
    for (let at = 0; at < 9_999; at += 1) tries.add(`${at}`);
    expect([tries.remaining('old'), tries.remaining('new')]).toEqual([0, 60]);
  });
});
