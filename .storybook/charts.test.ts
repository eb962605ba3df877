import { describe, expect, it } from 'vitest';
import { explore } from '#machines/testing/paths.ts';
import { flows, type Flow } from './charts.ts';
import { lintChart } from './statechart-panel/chart/lint.ts';
import { missing } from './statechart-panel/coverage/share.ts';
import { wholeOf } from './statechart-panel/coverage/walked.ts';

describe.each(flows.map((flow) => [flow.id, flow] as const))('the chart of %s', (_, flow) => {
  it('is clean, and each of its transitions is walked by a test', () => {
    expect(lintChart(flow.chart, walkedByTests(flow))).toEqual([]);
  });

  it('is told in full: a description, and the rules that it serves', () => {
    expect(flow.chart.description).not.toBe('');
    expect(flow.guide.rules.length).toBeGreaterThan(0);
  });
});

/** What the generated paths go through: all but what they miss. */
function walkedByTests({ chart, guide }: Flow) {
  const { missed } = explore(guide.machine, guide);
  return missing(wholeOf(chart, {}), { ...missed, outcomes: [] });
}
