/**
 * Writes the needs between areas, from a full run, for the kit and its page: `npm run conformance
 * -- --base-url … --demo --report json --out run.json`, then `npm run conformance:needs --
 * run.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createContract } from '../contract/contract.ts';
import type { Run } from '../run/run.ts';

const [report = 'run.json'] = process.argv.slice(2);
const { needs } = JSON.parse(readFileSync(report, 'utf8')) as Run;
const contract = createContract();

const rows = Object.entries(needs).map(([area, ids]) => {
  const lines = ids.map((id) => `    '${id}',\n`).join('');
  return `  ${area}: [\n${lines}  ],\n`;
});
const target = new URL('../needs.gen.ts', import.meta.url);
const [head = ''] = readFileSync(target, 'utf8').split(' = {');
writeFileSync(target, `${head} = {\n${rows.join('')}};\n`);

const [start, end] = ['<!-- needs -->', '<!-- /needs -->'];
const page = new URL('../README.md', import.meta.url);
const items = Object.entries(needs).map(([area, ids]) => {
  const others = Map.groupBy(ids, (id) => contract.operation(id).area);
  const all = [...others].map(
    ([other, of]) => `${other} (${of.map((id) => `\`${id}\``).join(', ')})`,
  );
  return `- **${area}**: ${all.join('; ')}\n`;
});
const text = readFileSync(page, 'utf8');
const [before = '', rest = ''] = text.split(start);
const [, after = ''] = rest.split(end);
writeFileSync(page, `${before}${start}\n\n${items.join('')}\n${end}${after}`);
