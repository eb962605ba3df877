import { describe, expect, it } from 'vitest';
import { describeChart } from '../core/chart/describe.ts';
import { createMachine } from 'xstate';
import { duration, getInnermost, inShort, getPath, payloadInShort } from './format.ts';

describe('a formatted duration', () => {
  it.each([
    [0, '0 ms'],
    [400, '400 ms'],
    [1000, '1 s'],
    [59_900, '1 min'],
    [3_900_000, '1 h 5 min'],
    [90_061_000, '1 d 1 h'],
  ])('%d milliseconds are formatted as %s', (milliseconds, label) =>
    expect(duration(milliseconds)).toBe(label),
  );
});

describe('the labels of a chart’s states', () => {
  const chart = describeChart(
    createMachine({
      id: 'door',
      type: 'parallel',
      states: {
        lock: { initial: 'open', states: { open: {}, shut: {} } },
        light: { initial: 'off', states: { off: {} } },
      },
    }),
  );

  it('the label names the innermost active states of every region', () => {
    const active = ['door', 'door.lock', 'door.lock.open', 'door.light', 'door.light.off'];
    expect(getInnermost(chart, active)).toEqual(['door.lock.open', 'door.light.off']);
  });

  it('the label of a state is its path, and that of the root is the machine id', () => {
    expect(getPath(chart, 'door.lock.open')).toBe('lock.open');
    expect(getPath(chart, 'door')).toBe('door');
  });
});

describe('shortened values', () => {
  it('a long value is truncated', () => {
    expect(inShort('x'.repeat(100), 10)).toBe('"xxxxxxxx…');
  });

  it('a payload is listed without its type', () => {
    expect(payloadInShort({ type: 'ADD', amount: 3, note: null })).toBe('amount: 3, note: null');
  });
});
