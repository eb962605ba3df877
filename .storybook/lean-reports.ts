import { isTestRun } from './test-run.ts';

interface Report {
  type: string;
  result: object;
}

/**
 * In a test run, an axe report contains only violations: passes and inapplicable rules would add
 * over 100 kB per story to write, send and parse.
 */
export function leanReports({
  reporting,
}: {
  reporting: { addReport: (report: never) => unknown };
}): void {
  if (!isTestRun()) return;
  const add = reporting.addReport.bind(reporting) as (report: Report) => unknown;
  reporting.addReport = (report: Report) => add(isOfAxe(report) ? lean(report) : report);
}

const isOfAxe = ({ type }: Report): boolean => type === 'a11y';

const lean = (report: Report): Report => ({
  ...report,
  result: { ...report.result, passes: [], inapplicable: [] },
});
