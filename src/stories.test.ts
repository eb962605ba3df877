import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMachine, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** A story's claim: which state of which flow it shows. */
interface Claim {
  flow: string;
  state: string;
}

/** The innermost states of a chart by their dotted paths; a compound one is shown by its inner ones. */
function innermost(node: AnyStateNode): string[] {
  const inner = Object.values(node.states).flatMap(innermost);
  return inner.length > 0 ? inner : [node.path.join('.')];
}

const claimsOf = (source: string): Claim[] =>
  [...source.matchAll(/flow: '([^']+)',\s*state: '([^']+)'/g)].map(([, flow = '', state = '']) => ({
    flow,
    state,
  }));

const named = ({ flow, state }: Claim) => `${flow}: ${state}`;

const statesOf = (chart: AnyStateMachine) =>
  innermost(chart.root).map((state) => named({ flow: chart.id, state }));

/** The states that no story shows, and the stories that show what is no state. */
function compare(charts: readonly AnyStateMachine[], claims: readonly Claim[]) {
  const states = new Set(charts.flatMap(statesOf));
  const shown = new Set(claims.map(named));
  return {
    missing: [...states].filter((state) => !shown.has(state)),
    unknown: [...shown].filter((state) => !states.has(state)),
  };
}

async function readCharts(): Promise<AnyStateMachine[]> {
  const files = globSync('machines/**/*.machine.ts');
  const modules: object[] = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value) => value instanceof StateMachine),
  );
}

// Read before the tests, whose time limit is not for the loading of modules.
const charts = await readCharts();
const storyFiles = globSync('src/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8'));
const claims = storyFiles.flatMap(claimsOf);

describe('the stories of the flows', () => {
  it('show every state of every chart, and nothing that is no state', () => {
    expect(charts.length).toBeGreaterThan(0);
    expect(compare(charts, claims)).toEqual({ missing: [], unknown: [] });
  });

  it('walk through every chart', () => {
    const walked = new Set(
      storyFiles.flatMap((source) =>
        [...source.matchAll(/tags: \['walk'\],\s*parameters: \{ flow: '([^']+)' \}/g)].map(
          ([, flow]) => flow,
        ),
      ),
    );
    const unwalked = charts.filter(({ id }) => !walked.has(id));
    expect(unwalked.map(({ id }) => id)).toEqual([]);
  });
});

describe('the comparison of charts and stories', () => {
  const chart = createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {},
      open: {
        type: 'parallel',
        states: {
          light: { initial: 'off', states: { off: {}, on: {} } },
          alarm: { initial: 'armed', states: { armed: {} } },
        },
      },
      gone: { type: 'final' },
    },
  });

  const shown = `parameters: { flow: 'door', state: 'closed' }, { flow: 'door', state: 'gone' },
    { flow: 'door',
      state: 'open.light.off' }, { flow: 'door', state: 'open.alarm.armed' }`;

  it('names a nested state without a story', () => {
    expect(compare([chart], claimsOf(shown))).toEqual({
      missing: ['door: open.light.on'],
      unknown: [],
    });
  });

  it('names a story of a state that is none', () => {
    const claimed = `${shown}, { flow: 'door', state: 'open.light.on' }, { flow: 'door', state: 'ajar' }`;
    expect(compare([chart], claimsOf(claimed))).toEqual({
      missing: [],
      unknown: ['door: ajar'],
    });
  });
});
