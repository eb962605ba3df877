import { describe, expect, it } from 'vitest';
import { getTransitionKeys } from '#machines/testing/keys.ts';
import { flows } from './charts.ts';
import { lintChart } from '@atrium/statechart-panel/core';

describe.each(flows.map((flow) => [flow.id, flow] as const))('the chart of %s', (_, flow) => {
  it('the chart passes the linter without findings', () => {
    expect(lintChart(flow.chart)).toEqual([]);
  });

  it('the chart uses the same transition keys as its test model', () => {
    const keys = flow.chart.transitions.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(
      [...getTransitionKeys(flow.testModel.machine).values()].toSorted(),
    );
  });

  it('the chart has a description and lists the rules that it serves', () => {
    expect(flow.chart.description).not.toBe('');
    expect(flow.testModel.rules.length).toBeGreaterThan(0);
  });
});
