import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Stage } from './table.ts';

/** What a stage adds to the closing line, and why, one remark a line. */
export interface Count {
  passed: number;
  failed: number;
  remarks: string[];
}

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  /** One a try. */
  results?: { error?: { message?: string } }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: unknown[];
}

/**
 * Counts a finished stage. A plain check counts as one.
 * A test stage counts its tests; a skipped test is a failed one, and so is one that needed a second
 * try, and a stage without tests.
 * `ended` is whether its commands ended well. Only one that is narrowed to a change may run none.
 */
export function countStage(
  { report, mayRunNone }: Pick<Stage, 'report' | 'mayRunNone'>,
  ended: boolean,
): Count {
  if (!report) return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, remarks: [] };
  const json = readJson(report.file);
  const isNone = json === undefined || json.testResults?.length === 0;
  if (mayRunNone && ended && isNone) {
    return { passed: 0, failed: 0, remarks: ['the change touches none of it'] };
  }
  if (json === undefined) return { passed: 0, failed: 1, remarks: ['it wrote no report'] };
  const count = report.kind === 'vitest' ? countVitest(json) : countPlaywright(json);
  return settle(count, ended);
}

const secondTry = 'passed at a second try';

/** Sums up vitest's report; a file that could not be loaded is one failure. */
export function countVitest(report: VitestReport): Count {
  const count: Count = { passed: 0, failed: 0, remarks: [] };
  for (const file of report.testResults) {
    const isBroken = file.status === 'failed' && file.assertionResults.length === 0;
    if (isBroken) add(count, 'failed', file.name);
    for (const test of file.assertionResults) {
      const reason = firstLine(test.failureMessages?.[0]);
      const isLate = test.status === 'passed' && reason !== '';
      add(count, isLate ? secondTry : test.status, `${file.name}: ${test.fullName}`, reason);
    }
  }
  return count;
}

/** Sums up Playwright's report. */
export function countPlaywright(report: PlaywrightReport): Count {
  const count: Count = { passed: 0, failed: report.errors.length, remarks: [] };
  const interaction = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const reason = firstLine(test.results?.find(({ error }) => error)?.error?.message);
        const status = { expected: 'passed', flaky: secondTry }[test.status] ?? test.status;
        add(count, status, `${spec.file}: ${spec.title}`, reason);
      }
    }
    suite.suites?.forEach(interaction);
  };
  report.suites.forEach(interaction);
  return count;
}

/** Holds the numbers against the exit code, so that neither can hide a failure. */
export function settle(count: Count, ended: boolean): Count {
  if (count.passed + count.failed === 0) {
    return { ...count, failed: 1, remarks: [...count.remarks, 'it ran no test'] };
  }
  if (!ended && count.failed === 0) {
    const remark = 'every test passed, and yet the run failed (an error outside a test?)';
    return { ...count, failed: 1, remarks: [...count.remarks, remark] };
  }
  return count;
}

function add(count: Count, status: string, name: string, reason = ''): void {
  if (status === 'passed') {
    count.passed += 1;
    return;
  }
  count.failed += 1;
  const isPlainFailure = status === 'failed' || status === 'unexpected';
  const what = isPlainFailure ? 'failed' : `${status}, which is not allowed`;
  count.remarks.push(`${what}: ${name}${reason && `: ${reason}`}`);
}

/** What went wrong, in a line; some messages begin with an empty one, some are coloured. */
function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

/** JSON.parse's own loose type is fine here: the two readers above name what they take. */
function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
