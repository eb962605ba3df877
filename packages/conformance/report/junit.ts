import type { Result } from '../run/results.ts';
import type { Run } from '../run/run.ts';
import { failureText } from './text.ts';

/** The run as JUnit XML: one suite per area. Waived and unchecked ones count as skipped. */
export function junitReport({ results, startedAt, ms }: Run): string {
  const suites = [...Map.groupBy(results, ({ area }) => area)].map(([area, checks]) => {
    const attributes = { name: area, ...formatCounts(checks), timestamp: startedAt };
    return element('testsuite', attributes, checks.map(formatCase).join(''));
  });
  const full = { name: 'conformance', ...formatCounts(results), time: seconds(ms) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', full, suites.join(''))}`;
}

function formatCounts(checks: readonly Result[]) {
  const count = (...outcomes: Result['outcome'][]) =>
    checks.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    tests: checks.length,
    failures: count('failed'),
    errors: 0,
    skipped: count('waived', 'skipped'),
    time: seconds(checks.reduce((sum, { ms }) => sum + ms, 0)),
  };
}

function formatCase(result: Result): string {
  const { id, area, title, outcome, failure, reason, ms } = result;
  const attributes = { classname: area, name: `${title} [${id}]`, time: seconds(ms) };
  const inner = {
    passed: () => '',
    failed: () => {
      const message = { message: failure?.what ?? '', type: failure?.clause ?? '' };
      return element('failure', message, escapeXml(failureText(result)));
    },
    waived: () => element('skipped', { message: `waived: ${reason}` }, ''),
    skipped: () => element('skipped', { message: reason ?? '' }, ''),
  }[outcome]();
  return element('testcase', attributes, inner);
}

function element(name: string, attributes: Record<string, string | number>, inner: string): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(String(value))}"`,
  );
  return `<${name}${written.join('')}>${inner}</${name}>\n`;
}

const seconds = (ms: number) => (ms / 1000).toFixed(3);

/**
 * Escapes text for XML and HTML: characters that are not allowed in either become a question mark.
 */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write them
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '?')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
