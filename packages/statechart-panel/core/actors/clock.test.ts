import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 50_000 }));
afterEach(() => void vi.useRealTimers());

describe('the clock of a story', () => {
  it('the clock runs in real time from its start time', () => {
    const clock = createClock(1000);
    expect(clock.now()).toBe(1000);
    vi.advanceTimersByTime(250);
    expect(clock.now()).toBe(1250);
  });

  it('the clock calls due timers in real time', () => {
    const clock = createClock(0);
    const seen: number[] = [];
    clock.setTimeout(() => seen.push(clock.now()), 300);
    vi.advanceTimersByTime(299);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([300]);
  });

  it('an advanced clock runs due timers in order, each at its own time', () => {
    const clock = createClock(0);
    const seen: [string, number][] = [];
    const note = (name: string) => () => void seen.push([name, clock.now()]);
    clock.setTimeout(note('late'), 2000);
    clock.setTimeout(() => {
      note('early')();
      clock.setTimeout(note('from early'), 500);
    }, 1000);
    clock.advance(3000);
    expect(seen).toEqual([
      ['early', 1000],
      ['from early', 1500],
      ['late', 2000],
    ]);
    expect(clock.now()).toBe(3000);
  });

  it('the clock jumps to the next timer, and does not move without one', () => {
    const clock = createClock(0);
    const run = vi.fn<() => void>();
    clock.setTimeout(run, 60_000);
    clock.jump();
    expect(run).toHaveBeenCalledOnce();
    clock.jump();
    expect(clock.now()).toBe(60_000);
  });

  it('the clock drops a cleared timer', () => {
    const clock = createClock(0);
    const run = vi.fn<() => void>();
    clock.clearTimeout(clock.setTimeout(run, 10));
    clock.advance(20);
    vi.advanceTimersByTime(20);
    expect(run).not.toHaveBeenCalled();
  });

  it('a stopped clock moves only when advanced, and continues from there when started', () => {
    const clock = createClock(0);
    const run = vi.fn<() => void>();
    clock.setTimeout(run, 100);
    clock.stop();
    vi.advanceTimersByTime(1000);
    expect([clock.now(), run.mock.calls.length]).toEqual([0, 0]);
    clock.advance(40);
    expect(clock.now()).toBe(40);
    clock.start();
    vi.advanceTimersByTime(60);
    expect([clock.now(), run.mock.calls.length]).toEqual([100, 1]);
  });

  it('a clock that is set runs no skipped timers', () => {
    const clock = createClock(5000);
    const run = vi.fn<() => void>();
    clock.setTimeout(run, 100);
    clock.set(1000);
    expect(clock.now()).toBe(1000);
    expect(run).not.toHaveBeenCalled();
  });
});
