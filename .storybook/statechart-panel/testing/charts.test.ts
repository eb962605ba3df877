import { describe, expect, test } from 'vitest';
import { describeChart } from '../chart/describe.ts';
import * as machines from './charts.ts';
import { makeLargeChart } from './large-chart.ts';

describe('the charts of the tests', () => {
  test('together hold every kind of state and of transition', () => {
    const charts = Object.values(machines).map((machine) => describeChart(machine));
    const states = new Set(charts.flatMap((chart) => chart.states.map(({ kind }) => kind)));
    const transitions = new Set(
      charts.flatMap((chart) => chart.transitions.map(({ kind }) => kind)),
    );
    expect([...states].toSorted()).toEqual(['atomic', 'compound', 'final', 'history', 'parallel']);
    expect([...transitions].toSorted()).toEqual([
      'after',
      'always',
      'done',
      'error',
      'event',
      'stateDone',
    ]);
  });

  test('say of each state what it is for', () => {
    const silent = Object.values(machines)
      .flatMap((machine) => describeChart(machine).states)
      .filter(({ description }) => description === '');
    expect(silent).toEqual([]);
  });

  test('tell the calls of the injected client', () => {
    const operations = new Set(['getOrder', 'placeOrder']);
    const { states } = describeChart(machines.callingMachine, operations);
    const invoked = states.flatMap(({ invokes }) =>
      invokes.map(({ kind, calls }) => [kind, calls]),
    );
    expect(invoked).toEqual([
      ['callback', []],
      ['promise', ['getOrder']],
      ['promise', ['placeOrder']],
    ]);
  });

  test('the large one has 60 states and 150 transitions, each with its own key', () => {
    const { states, transitions } = makeLargeChart();
    expect(states).toHaveLength(60);
    expect(transitions).toHaveLength(150);
    expect(new Set(transitions.map(({ key }) => key)).size).toBe(150);
  });
});
