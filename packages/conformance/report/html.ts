import { getTitle } from '../http/chain.ts';
import type { Failure, Result } from '../run/results.ts';
import { isBeyond, type RuleOutcome } from '../rule/book.ts';
import type { Run } from '../run/run.ts';
import { buildExcerpt } from './excerpt.ts';
import { escapeXml as text } from './junit.ts';
import { style } from './style.ts';
import { answerText, countLine, coverageLines, payloadText, ruleText } from './text.ts';

/** The run as one self-contained HTML page: it can be mailed, or stored with a build. */
export function htmlReport(run: Run): string {
  const failed = run.results.filter(({ outcome }) => outcome === 'failed');
  const assessment = failed.length === 0 ? 'All checks passed' : `${failed.length} checks failed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${text(run.baseUrl)}: ${assessment}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 class="${failed.length === 0 ? 'passed' : 'failed'}">${assessment}</h1>
<p>${text(run.baseUrl)}, contract ${text(run.version)}, ${text(run.startedAt)}</p>
<p>${text(countLine(run))}; seed ${run.seed}, ${(run.ms / 1000).toFixed(1)} s</p>
${coverageLines(run)
  .map((line) => `<p class="quiet">${text(line)}</p>`)
  .join('\n')}
${list(run.remarks)}
${section('Failures', failed.map(failureArticle).join('\n'))}
${section('Areas', areaTable(run.results))}
${section('Waived', reasons(run.results, 'waived'))}
${section('Unused waivers', list(run.unusedWaivers))}
${section('Skipped', reasons(run.results, 'skipped'))}
${section('Rules', rulesTable(run.rules))}
${section('Rules without a check', listUnverifiedRules(run.rules))}
${section('All checks', allChecks(run.results))}
</main>
</body>
</html>
`;
}

const section = (title: string, content: string): string =>
  content === '' ? '' : `<section><h2>${title}</h2>\n${content}\n</section>`;

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('\n')}</ul>`;

const reasons = (results: readonly Result[], selected: Result['outcome']): string =>
  list(
    results
      .filter(({ outcome }) => outcome === selected)
      .map(({ title, reason }) => `${title}: ${reason ?? ''}`),
  );

function failureArticle({ id, title, source, failure, broken }: Result): string {
  const exchange = failure?.exchange ?? null;
  const code = (value: string | null) => value && `<pre tabindex="0">${text(value)}</pre>`;
  const sent = exchange && `${exchange.request.method} ${exchange.request.url} as ${exchange.as}`;
  const rows: [string, string | null][] = [
    ['What', text(failure?.what ?? '')],
    ['Breaks', text([failure?.clause, source].filter(Boolean).join('; '))],
    ...broken.map((rule): [string, string] => ['Rule', text(ruleText(rule))]),
    ['Sent', exchange && text(sent ?? '') + (code(payloadText(exchange.request.payload)) ?? '')],
    ['Got', exchange && text(answerText(exchange)) + (code(getReceivedText(failure)) ?? '')],
    ['All requests', renderCalls(failure)],
    ['Repeat', code(failure?.chain.join('\n') ?? null)],
    ['Check', text(id)],
  ];
  const written = rows.flatMap(([name, value]) =>
    value ? [`<dt>${name}</dt><dd>${value}</dd>`] : [],
  );
  return `<article><h3>${text(title)}</h3><dl>${written.join('\n')}</dl></article>`;
}

const getReceivedText = (failure: Failure | null): string | null =>
  failure?.exchange?.text ? buildExcerpt(failure.exchange, failure.at) : null;

/** Each call of the check with its response, if there was more than one. */
function renderCalls(failure: Failure | null): string | null {
  const calls = failure?.exchanges ?? [];
  if (calls.length < 2) return null;
  const items = calls.map((call) => {
    const sent = payloadText(call.request.payload) ?? '';
    const shown = [sent, buildExcerpt(call, null)].filter(Boolean).join('\n');
    return `<li><details><summary>${text(getTitle(call))}</summary><pre tabindex="0">${text(shown)}</pre></details></li>`;
  });
  return `<ol>${items.join('\n')}</ol>`;
}

const outcomes = ['passed', 'failed', 'waived', 'skipped'] as const;

function areaTable(results: readonly Result[]): string {
  const head = ['passed', 'failed', 'waived', 'skipped'];
  const rows = [...Map.groupBy(results, ({ area }) => area)].map(([area, checks]) => {
    const cells = outcomes.map((selected) => {
      const count = checks.filter(({ outcome }) => outcome === selected).length;
      return `<td class="number">${count}</td>`;
    });
    return `<tr><th scope="row">${text(area)}</th>${cells.join('')}</tr>`;
  });
  const columns = head.map((name) => `<th scope="col" class="number">${name}</th>`).join('');
  return `<table><thead><tr><th scope="col">area</th>${columns}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

const outcomeOfRule = {
  satisfied: 'satisfied',
  broken: 'broken',
  untried: 'not verified',
  beyond: 'not testable',
} as const;
const colorOfRule = {
  satisfied: 'passed',
  broken: 'failed',
  untried: 'quiet',
  beyond: 'quiet',
} as const;

/** Every rule with its source and its checks; broken rules come first. */
function rulesTable(rules: readonly RuleOutcome[]): string {
  if (rules.length === 0) return '';
  const order = ['broken', 'untried', 'beyond', 'satisfied'];
  const sorted = rules.toSorted(
    (one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome),
  );
  const rows = sorted.map(({ rule, outcome }) => {
    const state = `<td class="${colorOfRule[outcome]}">${outcomeOfRule[outcome]}</td>`;
    const ruleHeader = `<th scope="row">${text(rule.text)}<br><code>${text(rule.id)}</code></th>`;
    return `<tr>${ruleHeader}<td>${text(rule.source)}</td><td>${text(rule.verifiedBy.join(', ') || (rule.beyond ?? ''))}</td>${state}</tr>`;
  });
  const columns = ['rule', 'source', 'verified by', 'result'];
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`;
}

const listUnverifiedRules = (rules: readonly RuleOutcome[]): string =>
  list(
    rules
      .filter(({ rule }) => rule.verifiedBy.length === 0 && !isBeyond(rule))
      .map(({ rule: { text: ruleHeader, id } }) => `${ruleHeader} (${id})`),
  );

function allChecks(results: readonly Result[]): string {
  const byArea = [...Map.groupBy(results, ({ area }) => area)];
  return byArea
    .map(([area, checks]) => {
      const items = checks.map(({ outcome, title }) => `${outcome}: ${title}`);
      return `<details><summary>${text(area)} (${checks.length})</summary>${list(items)}</details>`;
    })
    .join('\n');
}
