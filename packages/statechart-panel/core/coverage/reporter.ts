import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Covered } from '../link/protocol.ts';
import { isCovered, mergeCharts } from './covered.ts';

export interface CoverageReporterOptions {
  /** The output folder; files are written to `<folder>/<project>.json`. */
  folder: string;
}

/** The coverage of the tests, by chart. */
export type CoveredCharts = Record<string, Covered>;

/** Metadata that a test may attach to itself; story tests attach reports in Storybook's format. */
interface TestNotes {
  covered?: unknown;
  reports?: unknown;
}

/**
 * A Vitest reporter that collects which parts of each chart the tests cover, and writes one file
 * per project. Tests in Node report it in `meta.covered`, story tests in a report of type
 * `statechart`. Failed tests are ignored, since their result is not verified.
 */
export class StatechartCoverageReporter implements Reporter {
  readonly #folder: string;

  constructor({ folder }: CoverageReporterOptions) {
    this.#folder = folder;
  }

  /** An interrupted run must not overwrite the results of complete runs. */
  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: 'passed' | 'failed' | 'interrupted',
  ): Promise<void> {
    if (reason === 'interrupted') return;
    for (const [project, charts] of gather(modules)) {
      await mkdir(this.#folder, { recursive: true });
      const file = join(this.#folder, `${project}.json`);
      await writeFile(file, `${JSON.stringify(sorted(charts), null, 2)}\n`);
    }
  }
}

/** The coverage of passed tests, by project. Projects without any chart are left out. */
function gather(modules: readonly TestModule[]): Map<string, CoveredCharts> {
  const projects = new Map<string, CoveredCharts>();
  for (const module of modules) {
    for (const test of module.children.allTests('passed')) {
      for (const charts of listCoveredCharts(test)) {
        const project = toFileName(module.project.name);
        projects.set(project, mergeCharts(projects.get(project) ?? {}, charts));
      }
    }
  }
  return projects;
}

/** The coverage of one test; invalid data is skipped so that it does not corrupt the file. */
function listCoveredCharts(test: TestCase): CoveredCharts[] {
  // A type of weak properties, which the tests may declare or not.
  const { covered, reports } = test.meta() as object as TestNotes;
  const results = Array.isArray(reports)
    ? reports.flatMap((report: { type?: unknown; result?: unknown } | null) =>
        report?.type === 'statechart' ? [report.result] : [],
      )
    : [];
  return [covered, ...results].flatMap((each) => {
    if (typeof each !== 'object' || each === null) return [];
    const charts = Object.entries(each).filter(([, found]) => isCovered(found));
    return charts.length > 0 ? [Object.fromEntries(charts)] : [];
  });
}

/** `stories` from `stories (chromium)`: the browser's name is not part of it. */
const toFileName = (project: string): string =>
  project.replace(/ \([^()]*\)$/, '').replaceAll(/[^\w.-]+/g, '-') || 'tests';

/** The same run produces the same file, regardless of the order of its tests. */
function sorted(charts: CoveredCharts): CoveredCharts {
  const ids = Object.keys(charts).toSorted();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const covered = charts[id];
      if (!covered) return [];
      const { states, transitions, rejections, outcomes } = covered;
      const lists = { states, transitions, rejections, outcomes };
      const inOrder = Object.entries(lists).map(([kind, list]) => [kind, list.toSorted()]);
      return [[id, Object.fromEntries(inOrder)]];
    }),
  );
}
