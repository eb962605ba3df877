import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** The number of found and of tried ones. */
export type Share = readonly [found: number, tried: number];

/** What a run of mutants has found in one area; those that equivalent are left out of the shares. */
export interface MutantFigures {
  seeds: readonly number[];
  all: Share;
  bySlip: Readonly<Record<string, Share>>;
  /** Number of equivalent mutants, with a reason in `equivalent.json`. */
  alike: number;
  /** The other survivors: location and change. */
  survivors: readonly string[];
}

/** The published figures: by area the mutants, and the injected faults of the mutation score. */
interface Figures {
  mutants: Readonly<Record<string, MutantFigures>>;
  injectedFaults: Readonly<Record<string, Share>>;
  /**
   * Fault sets written from the requirements only, and how many of each were found before any fix.
   */
  atFirst: readonly Share[];
}

const data = join(root, 'packages/conformance/quality/mutants/figures.json');
const page = join(root, 'docs/conformance-figures.md');

/** The figures of the last published runs. */
export const readFigures = (): Figures => JSON.parse(readFileSync(data, 'utf8')) as Figures;

/** Merges the results of a run into the published ones and updates the page. */
export function publish(more: Partial<Figures>, areas: readonly string[]): void {
  const before = readFigures();
  const figures = {
    ...before,
    mutants: { ...before.mutants, ...more.mutants },
    injectedFaults: { ...before.injectedFaults, ...more.injectedFaults },
  };
  writeFileSync(data, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(page, formatPage(figures, areas));
}

/** The page of the figures: every area, tried or not, and the survivors. */
export function formatPage(
  { mutants, injectedFaults, atFirst }: Figures,
  areas: readonly string[],
): string {
  const rows = areas.map((area) => {
    const { all, alike = 0, seeds = [] } = mutants[area] ?? {};
    const share = [shown(all), perCent(all), String(alike), seeds.join(', ')];
    return [area, ...share, shown(injectedFaults[area])];
  });
  const tried = Object.values(mutants);
  const slips = Map.groupBy(
    tried.flatMap(({ bySlip }) => Object.entries(bySlip)),
    ([slip]) => slip,
  );
  const kinds = [...slips]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([slip, shares]) => {
      const share = sumShares(shares.map(([, each]) => each));
      return [slip, shown(share), perCent(share)];
    });
  const survivors = areas.flatMap((area) =>
    (mutants[area]?.survivors ?? []).map((each) => `- ${area}: ${each}`),
  );
  return [
    '# What the conformance kit finds',
    '',
    'Written by `npm run kit:quality -- mutants --publish` and `npm run kit:quality -- injected-faults --publish`.',
    'A mutant is a change of the reference server at a random site; a fault was written by hand.',
    'Mutants were tested only by the checks of their own area (`--own`); all checks find some more.',
    `Detection rates of faults that were written without knowledge of the checks, set by set, at the first run: ${atFirst.map((set) => `${shown(set)} (${perCent(set)} %)`).join(', ')}. The checks were improved for the others.`,
    '',
    '## By area',
    '',
    ...table(['area', 'mutants found', '%', 'equivalent', 'seeds', 'faults found'], rows),
    '',
    '## By kind of change',
    '',
    ...table(['kind', 'mutants found', '%'], kinds),
    '',
    '## Mutants not found by their area',
    '',
    ...(survivors.length > 0 ? survivors : ['None.']),
    '',
  ].join('\n');
}

const sumShares = (shares: readonly Share[]): Share => [
  shares.reduce((sum, [found]) => sum + found, 0),
  shares.reduce((sum, [, tried]) => sum + tried, 0),
];

const shown = (share: Share | undefined): string =>
  share ? `${share[0]} of ${share[1]}` : 'not tested';

const perCent = (share: Share | undefined): string =>
  share && share[1] > 0 ? (Math.floor((share[0] / share[1]) * 1000) / 10).toFixed(1) : '';

/** A table with columns as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, at) =>
    Math.max(3, name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
