import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import type { Covered } from '../link/protocol.ts';
import { StatechartCoverageReporter } from './reporter.ts';
import { nothingCovered } from './covered.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverage-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface FakeTest {
  meta: object;
  state?: 'passed' | 'failed';
}

/** The parts of a test module that the reporter uses. */
function buildModule(project: string, tests: FakeTest[]): TestModule {
  const fake = {
    project: { name: project },
    children: {
      *allTests(state: string) {
        for (const { meta, state: own = 'passed' } of tests) {
          if (own === state) yield { meta: () => meta };
        }
      },
    },
  };
  return fake as unknown as TestModule;
}

async function run(modules: TestModule[], reason: 'passed' | 'failed' | 'interrupted' = 'passed') {
  const inner = join(folder, 'deep', 'inner');
  await new StatechartCoverageReporter({ folder: inner }).onTestRunEnd(modules, [], reason);
  const files = await readdir(inner).catch(() => []);
  const read = files.map(async (file) => [
    file,
    JSON.parse(await readFile(join(inner, file), 'utf8')) as unknown,
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, Record<string, Covered>>;
}

const states = (...ids: string[]): Covered => ({ ...nothingCovered, states: ids });
const story = (result: unknown, type = 'statechart') => ({
  meta: {
    storyId: 's',
    reports: [
      { type: 'a11y', result: {} },
      { type, version: 1, result },
    ],
  },
});

describe('the coverage file of a project', () => {
  it('the coverage file has what the tests of the project covered, merged by chart and in order', async () => {
    const files = await run([
      buildModule('node', [{ meta: { covered: { b: states('b.y') } } }, { meta: {} }]),
      buildModule('node', [{ meta: { covered: { b: states('b.x', 'b.y'), a: states('a') } } }]),
    ]);
    expect(files).toEqual({ 'node.json': { a: states('a'), b: states('b.x', 'b.y') } });
    expect(Object.keys(files['node.json'] ?? {})).toEqual(['a', 'b']);
  });

  it('the coverage file has what stories covered, from their reports, without the browser name', async () => {
    const files = await run([
      buildModule('stories (chromium)', [story({ a: states('a.x') }), story({ a: states('a.y') })]),
      buildModule('node', [{ meta: { covered: { a: states('a') } } }]),
    ]);
    expect(files).toEqual({
      'node.json': { a: states('a') },
      'stories.json': { a: states('a.x', 'a.y') },
    });
  });

  it('the coverage file stays in its folder, whatever the name of the project', async () => {
    const files = await run([buildModule('../up', [{ meta: { covered: { a: states('a') } } }])]);
    expect(Object.keys(files)).toEqual(['..-up.json']);
  });

  it('the coverage file has nothing from a failed test', async () => {
    const meta = { covered: { a: states('a.failed') } };
    const tests: FakeTest[] = [
      { meta, state: 'failed' },
      { meta: { covered: { a: states('a') } } },
    ];
    expect(await run([buildModule('node', tests)], 'failed')).toEqual({
      'node.json': { a: states('a') },
    });
  });

  it('the coverage file ignores invalid reports and reports of other kinds', async () => {
    const tests = [
      story({ a: { states: 'all' } }),
      story(null),
      story({ a: states('a.other') }, 'other'),
      { meta: { reports: 'none', covered: 7 } },
      story({ a: states('a'), b: 1 }),
    ];
    expect(await run([buildModule('stories', tests)])).toEqual({
      'stories.json': { a: states('a') },
    });
  });

  it('the coverage file is not written if no test reports a chart, or after an aborted run', async () => {
    expect(await run([buildModule('node', [{ meta: {} }])])).toEqual({});
    const covered = buildModule('node', [{ meta: { covered: { a: states('a') } } }]);
    expect(await run([covered], 'interrupted')).toEqual({});
  });
});
