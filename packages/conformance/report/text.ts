import { brief } from '../json.ts';
import { ruleCountLine } from './rules.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Payload } from '../http/request.ts';
import type { Rule } from '../rule/types.ts';
import type { Failure, Result } from '../run/results.ts';
import { buildExcerpt } from './excerpt.ts';
import type { Run } from '../run/run.ts';

/** One failure for a reader: error, clause, request, response and how to repeat it. */
export function failureText({ id, title, source, failure, reason, broken }: Result): string {
  const exchange = failure?.exchange ?? null;
  const rows: [string, string | null][] = [
    ['error', failure?.what ?? null],
    [
      'violates',
      failure ? [...new Set([failure.clause, source])].filter(Boolean).join('; ') : null,
    ],
    ...broken.map((rule): [string, string] => ['rule', ruleText(rule)]),
    ['sent', exchange && `${exchange.request.method} ${exchange.request.url} as ${exchange.as}`],
    ['', exchange && payloadText(exchange.request.payload)],
    ['received', exchange && answerText(exchange)],
    ['', exchange?.text ? buildExcerpt(exchange, failure?.at ?? null) : null],
    ...repeatRows(failure),
    ['waived', reason],
    ['check', id],
  ];
  const lines = rows.flatMap(([name, text]) => (text ? [`  ${name.padEnd(8)} ${text}`] : []));
  return [title, ...lines].join('\n');
}

/** The shell lines that repeat the calls of a check, each with its result in the run. */
function repeatRows(failure: Failure | null): [string, string][] {
  const [first, ...others] = failure?.chain ?? [];
  if (first === undefined) return [];
  return [['repeat', first], ...others.map((line): [string, string] => ['', line])];
}

/** A rule with its name and its source. */
export const ruleText = ({ id, text, source }: Rule): string => `${text} (${id}; ${source})`;

/** A sent body, shortened. */
export function payloadText(payload: Payload): string | null {
  if (payload.kind === 'none') return null;
  if (payload.kind === 'text') return brief(payload.text, 1000);
  if (payload.kind === 'bytes') return brief(new TextDecoder().decode(payload.bytes), 1000);
  return payload.fields
    .map(([name, value]) => `${name}=${typeof value === 'string' ? brief(value) : value.name}`)
    .join(', ');
}

/** The beginning of a response, in one line. */
export const answerText = ({ status, type, networkError, ms }: Exchange): string =>
  networkError === null ? `${status} ${type} (${Math.round(ms)} ms)` : networkError;

/** The full run as text: the failures, the unchecked operations, the coverage and the counts. */
export function textReport(run: Run): string {
  const of = (outcome: Result['outcome']) =>
    run.results.filter((result) => result.outcome === outcome);
  const failures = alike(of('failed')).map(([first, ...others]) =>
    [`FAILED  ${failureText(first)}`, ...alsoLines(others)].join('\n'),
  );
  const waived = of('waived').map(({ id, reason }) => `waived  ${id}: ${reason}`);
  const unused = run.unusedWaivers.map((check) => `unused waiver  ${check}`);
  return [
    ...failures.map((failure) => `${failure}\n`),
    ...waived,
    ...unused,
    ...skippedLines(of('skipped')),
    ...run.remarks,
    '',
    ...coverageLines(run),
    `${countLine(run)}; seed ${run.seed}, ${(run.ms / 1000).toFixed(1)} s`,
  ].join('\n');
}

/** Groups failures with the same problem: a header that is missing everywhere has one cause. */
function alike(failed: readonly Result[]): [Result, ...Result[]][] {
  const groups = Map.groupBy(failed, ({ id, failure }) => {
    const { aspect = null, what = '' } = failure ?? {};
    return aspect !== null || what.startsWith('The header ') ? `${aspect} ${what}` : id;
  });
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

/** The ids of the other checks with the same problem. */
function alsoLines(others: readonly Result[]): string[] {
  if (others.length === 0) return [];
  const ids = others.slice(0, maxIds).map(({ id }) => id);
  const more = others.length > maxIds ? ` and ${others.length - maxIds} more` : '';
  return [`  also     ${ids.join(', ')}${more}`];
}

const maxIds = 20;

/** Skipped checks, grouped by reason, one line each. */
function skippedLines(skipped: Result[]): string[] {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [...byReason].map(([reason, results]) => {
    const [first, ...others] = results.map(({ id }) => id);
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `skipped  ${first}${more}: ${reason}`;
  });
}

/** The coverage, as sentences. */
export function coverageLines({ coverage, rules }: Run): string[] {
  const { operations, scenarios } = coverage;
  const { total, verified, unverified, inScenarios } = operations;
  const lines = [
    `${verified} of ${total} operations conform to the contract; ${inScenarios} are used in scenarios`,
    `${scenarios.passed} of ${scenarios.total} scenarios pass`,
    ruleCountLine(rules),
  ];
  if (unverified.length > 0) lines.splice(1, 0, `not verified: ${unverified.join(', ')}`);
  return lines;
}

/** The number of checks by outcome. */
export function countLine({ results }: Pick<Run, 'results'>): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('waived')} waived, ${count('skipped')} skipped`;
}
