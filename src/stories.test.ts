import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createMachine, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** The state of a flow that a story declares to show. */
interface Claim {
  flow: string;
  state: string;
}

/**
 * The dotted paths of the innermost states of a machine; a compound state is shown by its inner
 * states.
 */
function innermost(node: AnyStateNode): string[] {
  const inner = Object.values(node.states).flatMap(innermost);
  return inner.length > 0 ? inner : [node.path.join('.')];
}

const getTitle = (source: string) => /const meta = \{\s*title: '([^']+)'/.exec(source)?.[1] ?? '';

/** Builds ids from titles as Storybook does. */
const toStoryId = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** The flow of a story file, as its title names it; null for other stories. */
function getFlow(source: string): string | null {
  const [room, , title = ''] = getTitle(source).split('/');
  return room === 'Flows' ? toStoryId(title) : null;
}

/** Declared in full, or by `state('shown')` in the stories of a flow. */
function parseClaims(source: string): Claim[] {
  const flow = getFlow(source);
  const inFull = source.matchAll(/flow: '([^']+)',\s*state: '([^']+)'/g);
  const brief = flow === null ? [] : source.matchAll(/(?:= |\.\.\.)state\('([^']+)'/g);
  return [
    ...[...inFull].map(([, named = '', state = '']) => ({ flow: named, state })),
    ...[...brief].map(([, state = '']) => ({ flow: flow ?? '', state })),
  ];
}

/** Flows with an interaction: declared in full, or by `interaction(…)` in the stories of a flow. */
function listInteractions(source: string): (string | null)[] {
  const inFull = source.matchAll(/tags: \['interaction'\],\s*parameters: \{ flow: '([^']+)' \}/g);
  const brief = /tags: \['interaction'\],\s*\.\.\.interaction\(/.test(source)
    ? [getFlow(source)]
    : [];
  return [...[...inFull].map(([, flow = '']) => flow), ...brief];
}

const named = ({ flow, state }: Claim) => `${flow}: ${state}`;

const getStates = (chart: AnyStateMachine) =>
  innermost(chart.root).map((state) => named({ flow: chart.id, state }));

/** The states that no story shows, and the stories whose state does not exist. */
function compare(charts: readonly AnyStateMachine[], claims: readonly Claim[]) {
  const states = new Set(charts.flatMap(getStates));
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

// Loaded before the tests, whose time limit must not include module loading.
const charts = await readCharts();
const paths = globSync('src/**/*.stories.tsx');
const storyFiles = paths.map((file) => readFileSync(file, 'utf8'));
const flowFiles = storyFiles.filter((source) => /title: 'Flows\//.test(source));
const claims = storyFiles.flatMap(parseClaims);

describe('the stories of the flows', () => {
  it('the stories show every state of every chart, and nothing that is not a state', () => {
    expect(charts.length).toBeGreaterThan(0);
    expect(compare(charts, claims)).toEqual({ missing: [], unknown: [] });
  });

  it('the stories cover every chart with an interaction', () => {
    const covered = new Set(storyFiles.flatMap(listInteractions));
    const uncovered = charts.filter(({ id }) => !covered.has(id));
    expect(uncovered.map(({ id }) => id)).toEqual([]);
  });

  it('the stories are located where the pages of Storybook link them, by area and flow', () => {
    const areas = globSync('machines/**/*.machine.ts').map((path) => path.split(/[/\\]/));
    const expected = areas.map((path) => `flows-${path[1]}-${path.at(-1)}`.slice(0, -11));
    const found = flowFiles.map((source) => toStoryId(getTitle(source)));
    expect(found.toSorted()).toEqual(expected.toSorted());
    for (const source of flowFiles) expect(source).toContain('export const Interaction: Story');
  });

  it('the stories show the panel the actor that they render, and create no other', () => {
    for (const source of flowFiles) {
      expect(source).not.toMatch(/useActorRef|useMachine|useActor\b|createActor/);
      expect(source).toMatch(
        /useStoryActor\(|= (?:list|form|view|choiceSearch|assetReport)Stories\(/,
      );
    }
  });

  it('the stories play the steps of an interaction only on request', () => {
    for (const source of flowFiles) {
      const plays = source.match(/^ {2}play: .*/gm) ?? [];
      expect(plays.filter((line) => !line.startsWith('  play: playIfEnabled('))).toEqual([]);
    }
  });
});

describe('the titles of the stories', () => {
  it('story titles start with their subject', () => {
    const known = /^(?:Flows\/[^/]+|Screens|Shell|UI)\/[^/]+$/;
    expect(storyFiles.map(getTitle).filter((title) => !known.test(title))).toEqual([]);
  });

  it('story titles are unique', () => {
    const titles = storyFiles.map(getTitle);
    expect(new Set(titles).size).toBe(titles.length);
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
      deleted: { type: 'final' },
    },
  });

  const shown = `parameters: { flow: 'door', state: 'closed' }, { flow: 'door', state: 'deleted' },
    { flow: 'door',
      state: 'open.light.off' }, { flow: 'door', state: 'open.alarm.armed' }`;

  it('the comparison names a nested state without a story', () => {
    expect(compare([chart], parseClaims(shown))).toEqual({
      missing: ['door: open.light.on'],
      unknown: [],
    });
  });

  it('the comparison takes a one-line story for a state of the flow that its title names', () => {
    const brief = `const meta = { title: 'Flows/House/Front Door' };
      export const Ajar = state('ajar'); export const Open = state('open', { wide: true });`;
    expect(parseClaims(brief).map(named)).toEqual(['front-door: ajar', 'front-door: open']);
  });

  it('the comparison names a story of an unknown state', () => {
    const claimed = `${shown}, { flow: 'door', state: 'open.light.on' }, { flow: 'door', state: 'ajar' }`;
    expect(compare([chart], parseClaims(claimed))).toEqual({
      missing: [],
      unknown: ['door: ajar'],
    });
  });
});
