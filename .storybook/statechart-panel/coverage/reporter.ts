import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Covered } from '../link/protocol.ts';
import { isCovered, mergeCharts } from './walked.ts';

export interface CoverageReporterOptions {
  /** Where the files are written: `<folder>/<project>.json`. */
  folder: string;
}

/** By chart: what tests have walked. */
export type CoveredCharts = Record<string, Covered>;

/** What a test may leave on itself; tests of stories leave reports, as Storybook has them. */
interface TestNotes {
  covered?: unknown;
  reports?: unknown;
}

/**
 * A reporter of Vitest that gathers what the tests have walked of each chart, and writes it to one
 * file for each project. Tests in Node say it in `meta.walked`, those of stories in a report of the
 * type `statechart`. A failed test has walked nothing: nobody has seen that it went well.
 */
export class StatechartCoverageReporter implements Reporter {
  readonly #folder: string;

  constructor({ folder }: CoverageReporterOptions) {
    this.#folder = folder;
  }

  /** A run that was broken off would take away what whole runs have left. */
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

/** By project: what its passed tests have walked. Projects that speak of no chart are left out. */
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

/** All that one test has walked; what is not in order is left out rather than spoiling the file. */
function listCoveredCharts(test: TestCase): CoveredCharts[] {
  const { covered, reports }: TestNotes = test.meta();
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

/** `stories` of `stories (chromium)`: a browser's name is no part of it. */
const toFileName = (project: string): string =>
  project.replace(/ \([^()]*\)$/, '').replaceAll(/[^\w.-]+/g, '-') || 'tests';

/** The same run leaves the same file, in whatever order its tests went. */
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
