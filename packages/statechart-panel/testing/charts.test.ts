import { describe, expect, test } from 'vitest';
import { describeChart } from '../core/chart/describe.ts';
import * as machines from './charts.ts';
import { makeLargeChart } from './large-chart.ts';

describe('the charts for tests', () => {
  test('the test charts together have every kind of state and transition', () => {
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

  test('the test charts describe each state', () => {
    const silent = Object.values(machines)
      .flatMap((machine) => describeChart(machine).states)
      .filter(({ description }) => description === '');
    expect(silent).toEqual([]);
  });

  test('the test charts list the calls of the injected client', () => {
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

  test('the large test chart has 60 states and 150 transitions, each with a unique key', () => {
    const { states, transitions } = makeLargeChart();
    expect(states).toHaveLength(60);
    expect(transitions).toHaveLength(150);
    expect(new Set(transitions.map(({ key }) => key)).size).toBe(150);
  });
});
