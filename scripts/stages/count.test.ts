import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countStage, countVitest, settle } from './count.ts';

const vitestFile = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ fullName: 'a rule', status })),
});
const playwrightSuite = (...statuses: string[]) => ({
  suites: [{ specs: [{ title: 't', file: 'f', tests: statuses.map((status) => ({ status })) }] }],
});

describe('a plain check', () => {
  it('a plain check counts as one', () => {
    expect(countStage({}, true)).toEqual({ passed: 1, failed: 0, remarks: [] });
    expect(countStage({}, false)).toEqual({ passed: 0, failed: 1, remarks: [] });
  });
});

describe('a vitest stage', () => {
  it('a vitest stage counts its tests', () => {
    const count = countVitest({ testResults: [vitestFile('passed', 'failed', 'passed')] });
    expect(count).toMatchObject({ passed: 2, failed: 1 });
  });

  it('a vitest stage counts a skipped test and a todo as failed, and names them', () => {
    const count = countVitest({ testResults: [vitestFile('passed', 'skipped', 'todo')] });
    expect(count).toMatchObject({ passed: 1, failed: 2 });
    expect(count.remarks[0]).toContain('a.test.ts: a rule');
  });

  it('a vitest stage reports why a test failed, and counts a retried one as failed, too', () => {
    const of = (status: string) => ({ fullName: status, status, failureMessages: ['Why.\n at x'] });
    const assertionResults = [of('failed'), of('passed')];
    const count = countVitest({ testResults: [{ name: 'a', status: 'failed', assertionResults }] });
    expect(count).toMatchObject({ passed: 0, failed: 2 });
    expect(count.remarks).toEqual([
      'failed: a: failed: Why.',
      'passed only on retry, which is not allowed: a: passed: Why.',
    ]);
  });

  it('a vitest stage counts a file that could not be loaded as one failure', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(countVitest({ testResults: [broken] })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a Playwright stage', () => {
  it('a Playwright stage counts tests of nested suites', () => {
    const count = countPlaywright({ suites: [playwrightSuite('expected')], errors: [] });
    expect(count).toMatchObject({ passed: 1, failed: 0 });
  });

  it('a Playwright stage counts skipped tests and errors outside tests as failed', () => {
    const report = { suites: [playwrightSuite('skipped', 'unexpected')], errors: [{}] };
    expect(countPlaywright(report)).toMatchObject({ passed: 0, failed: 3 });
  });

  it('a Playwright stage counts a retried test as failed, and reports why', () => {
    const results = [{ error: { message: '\n\u001B[31mToo late.\u001B[39m\n at x' } }, {}];
    const specs = [{ title: 't', file: 'f', tests: [{ status: 'flaky', results }] }];
    const count = countPlaywright({ suites: [{ specs }], errors: [] });
    expect(count).toMatchObject({ passed: 0, failed: 1 });
    expect(count.remarks).toEqual(['passed only on retry, which is not allowed: f: t: Too late.']);
  });
});

describe('the numbers and the exit code of a stage', () => {
  it('a stage that ran no test fails', () => {
    expect(settle({ passed: 0, failed: 0, remarks: [] }, true).failed).toBe(1);
  });

  it('a stage whose tests passed but whose command failed fails', () => {
    expect(settle({ passed: 3, failed: 0, remarks: [] }, false).failed).toBe(1);
    expect(settle({ passed: 3, failed: 1, remarks: [] }, false).failed).toBe(1);
  });

  it('a test stage without a report fails', () => {
    const report = { kind: 'vitest', file: 'no/such/report.json' } as const;
    expect(countStage({ report }, true).failed).toBe(1);
  });

  it('the numbers of a stage come from the report that was written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'count-'));
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ testResults: [vitestFile('passed')] }));
    expect(countStage({ report: { kind: 'vitest', file } }, true).passed).toBe(1);
    rmSync(folder, { recursive: true });
  });
});
