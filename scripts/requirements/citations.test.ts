import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const isRequirement = /\b[A-Z]{3,5}-(?:D\d{2,3}|\d{3})\b/g;
const isAdr = /\bADR (\d{4})\b/g;

/** Ids that a document or test uses in its own examples. */
const isExample = /^(?:THING|RFC|ISO|UTF|SHA|MD)-/;

const rows = new Set(
  globSync('docs/requirements/*.md').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\| ([A-Z]+-D?\d+)\s*\|/gm)].map(([, id = '']) => id),
  ),
);
const adrs = new Set(
  globSync('docs/adr/[0-9]*.md').map((path) => path.replaceAll(/\D/g, '').slice(0, 4)),
);

const sources = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.yaml', '*.css', 'docs/*.md', '*.md'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((path) => !/released|generated|CHANGELOG|citations\.test/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('citations of requirements and decisions', () => {
  it('the requirements have the documented rows, each with an id of its own', () => {
    expect(rows.size).toBeGreaterThan(1401);
    expect(adrs.size).toBeGreaterThan(30);
  });

  it('every cited requirement row exists in docs/requirements', () => {
    const areas = new Set([...rows].map((id) => id.split('-')[0]));
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(isRequirement)]
        .map(([id]) => id)
        .filter((id) => areas.has(id.split('-')[0]) && !rows.has(id) && !isExample.test(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('every cited ADR exists in docs/adr', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(isAdr)]
        .filter(([, number = '']) => !adrs.has(number))
        .map(([id]) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('no source cites a document section or a list of decisions that is not in the repository', () => {
    const stale = sources.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\b[Dd]ocuments? [1-3], sections?|[Ss]ource:? .?(?:the )?decisions\b/g),
      ].map(([citation]) => `${path}: ${citation}`),
    );
    expect(stale).toEqual([]);
  });
});
