import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Stage } from './table.ts';

/**
 * The numbers that a stage adds to the closing line, and the remarks that explain them, one per
 * line.
 */
export interface Count {
  passed: number;
  failed: number;
  remarks: string[];
}

/** The part of the JSON report of vitest that is used here. */
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
  /** One per attempt. */
  results?: { error?: { message?: string } }[];
}

/** The part of the JSON report of Playwright that is used here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: unknown[];
}

/**
 * Counts a finished stage. A plain check counts as one. A test stage counts its tests. A skipped
 * test, a test that needed a retry and a stage without tests count as failed. `ended` is whether
 * its commands succeeded. Only a stage that is narrowed to a change may run no tests.
 */
export function countStage(
  { report, mayRunNone }: Pick<Stage, 'report' | 'mayRunNone'>,
  ended: boolean,
): Count {
  if (!report) return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, remarks: [] };
  const json = readJson(report.file);
  const isNone = json === undefined || json.testResults?.length === 0;
  if (mayRunNone && ended && isNone) {
    return { passed: 0, failed: 0, remarks: ['not affected by the change'] };
  }
  if (json === undefined) return { passed: 0, failed: 1, remarks: ['the stage wrote no report'] };
  const count = report.kind === 'vitest' ? countVitest(json) : countPlaywright(json);
  return settle(count, ended);
}

const secondTry = 'passed only on retry';

/** Adds up the report of vitest; a file that could not be loaded is one failure. */
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

/** Adds up the report of Playwright. */
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

/** Compares the numbers with the exit code, so that neither can hide a failure. */
export function settle(count: Count, ended: boolean): Count {
  if (count.passed + count.failed === 0) {
    return { ...count, failed: 1, remarks: [...count.remarks, 'the stage ran no test'] };
  }
  if (!ended && count.failed === 0) {
    const remark = 'all tests passed, but the command failed (maybe an error outside a test)';
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

/**
 * The first line of an error message with text: some messages start with an empty line, some are
 * colored.
 */
function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

/**
 * The untyped result of JSON.parse is fine here: the two functions above declare the fields that
 * they use.
 */
function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
