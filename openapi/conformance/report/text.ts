import { brief } from '../json.ts';
import { ruleCountLine } from './rules.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Payload } from '../http/request.ts';
import type { Rule } from '../rule/types.ts';
import type { Failure, Result } from '../run/results.ts';
import { buildExcerpt } from './excerpt.ts';
import type { Run } from '../run/run.ts';

/** One failure as a person reads it: what, which clause, what was sent, what came back, how to repeat it. */
export function failureText({ id, title, source, failure, reason, broken }: Result): string {
  const exchange = failure?.exchange ?? null;
  const rows: [string, string | null][] = [
    ['what', failure?.what ?? null],
    ['breaks', failure ? [...new Set([failure.clause, source])].filter(Boolean).join('; ') : null],
    ...broken.map((rule): [string, string] => ['rule', ruleText(rule)]),
    ['sent', exchange && `${exchange.request.method} ${exchange.request.url} as ${exchange.as}`],
    ['', exchange && payloadText(exchange.request.payload)],
    ['got', exchange && answerText(exchange)],
    ['', exchange?.text ? buildExcerpt(exchange, failure?.at ?? null) : null],
    ...repeatRows(failure),
    ['waived', reason],
    ['check', id],
  ];
  const lines = rows.flatMap(([name, text]) => (text ? [`  ${name.padEnd(7)} ${text}`] : []));
  return [title, ...lines].join('\n');
}

/** The lines that make the calls of a check again; each tells what came of it in the run. */
function repeatRows(failure: Failure | null): [string, string][] {
  const [first, ...others] = failure?.chain ?? [];
  if (first === undefined) return [];
  return [['repeat', first], ...others.map((line): [string, string] => ['', line])];
}

/** A rule with its name and its source. */
export const ruleText = ({ id, text, source }: Rule): string => `${text} (${id}; ${source})`;

/** A body as it was sent, in short. */
export function payloadText(payload: Payload): string | null {
  if (payload.kind === 'none') return null;
  if (payload.kind === 'text') return brief(payload.text, 1000);
  if (payload.kind === 'bytes') return brief(new TextDecoder().decode(payload.bytes), 1000);
  return payload.fields
    .map(([name, value]) => `${name}=${typeof value === 'string' ? brief(value) : value.name}`)
    .join(', ');
}

/** The beginning of an answer, in one line. */
export const answerText = ({ status, type, networkError, ms }: Exchange): string =>
  networkError === null ? `${status} ${type} (${Math.round(ms)} ms)` : networkError;

/** The whole run as text: the failures, what was not checked, the coverage and the count. */
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

/** Failures, those of which the same is wrong together: a header that is sent nowhere has one cause. */
function alike(failed: readonly Result[]): [Result, ...Result[]][] {
  const groups = Map.groupBy(failed, ({ id, failure }) => {
    const { aspect = null, what = '' } = failure ?? {};
    return aspect !== null || what.startsWith('The header ') ? `${aspect} ${what}` : id;
  });
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

/** The checks that have found the same, by their ids. */
function alsoLines(others: readonly Result[]): string[] {
  if (others.length === 0) return [];
  const ids = others.slice(0, maxIds).map(({ id }) => id);
  const more = others.length > maxIds ? ` and ${others.length - maxIds} more` : '';
  return [`  also    ${ids.join(', ')}${more}`];
}

const maxIds = 20;

/** Skipped checks, those with the same reason on one line. */
function skippedLines(skipped: Result[]): string[] {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [...byReason].map(([reason, results]) => {
    const [first, ...others] = results.map(({ id }) => id);
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `not checked  ${first}${more}: ${reason}`;
  });
}

/** What was reached, in sentences. */
export function coverageLines({ coverage, rules }: Run): string[] {
  const { operations, scenarios } = coverage;
  const { total, verified, unverified, inScenarios } = operations;
  const lines = [
    `${verified} of ${total} operations succeed as the contract says; ${inScenarios} occur in scenarios`,
    `${scenarios.passed} of ${scenarios.total} scenarios pass`,
    ruleCountLine(rules),
  ];
  if (unverified.length > 0) lines.splice(1, 0, `without proof: ${unverified.join(', ')}`);
  return lines;
}

/** How many checks there were, by outcome. */
export function countLine({ results }: Pick<Run, 'results'>): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('waived')} waived, ${count('skipped')} not checked`;
}
