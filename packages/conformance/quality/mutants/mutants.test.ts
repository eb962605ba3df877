import { afterAll, describe, expect, it } from 'vitest';
import type { Outcome } from './area.ts';
import { rate, formatSummary } from './report.ts';
import { createMutants, readSources, type Mutant } from './sources.ts';
import { createTrialRunner } from './trial.ts';

const area = 'tags';
const mutants = createMutants(readSources(area));

/** The first mutant of a file whose text starts like this. */
function mutant(path: string, from: string): Mutant {
  const found = mutants.find((one) => one.path === path && one.from.startsWith(from));
  if (!found) throw new Error(`${path} does not contain ${from}.`);
  return found;
}

describe('a mutant of the reference server', () => {
  const runner = createTrialRunner(area);
  afterAll(() => runner.close());
  const runTrial = (one: Mutant | null) =>
    runner.runTrial({ mutant: one?.id ?? null, checks: 'area' }, 600_000);

  it('a mutant is inactive unless it is requested, so that the server passes', async () => {
    const result = await runTrial(null);
    expect(result).toMatchObject({ foundBy: null, hasFallen: false });
    expect(result?.reached.get('getTags')?.size).toBeGreaterThan(4);
  });

  it('a mutant is found when it breaks a rule', async () => {
    const result = await runTrial(mutant('mocks/handlers/tags/assignments.ts', 'tagId === '));
    expect(result?.foundBy).toMatch(/^tags\//);
  });

  it('a mutant leaves the server unchanged for the next one', async () => {
    expect(await runTrial(null)).toMatchObject({ foundBy: null });
  });
});

it('a mutant is found in code that a module runs while it loads', async () => {
  const runner = createTrialRunner('notifications');
  const all = createMutants(readSources('notifications'));
  const ofTypes = all.find(({ path, line }) => path.endsWith('notify.ts') && line === 12);
  if (!ofTypes) throw new Error('Expected a mutant that changes a notification type; found none.');
  const result = await runner.runTrial({ mutant: ofTypes.id, checks: 'area' }, 600_000);
  await runner.close();
  expect(result?.foundBy).toMatch(/^notifications\//);
  const reached = [...(result?.reached.values() ?? [])].flatMap((spots) => [...spots]);
  expect(reached).toContain(ofTypes.id);
});

describe('the mutation score', () => {
  const [first, second, third] = mutants;
  if (!first || !second || !third) throw new Error('The area has too few mutation sites.');
  const outcomes: Outcome[] = [
    { mutant: first, foundBy: 'tags/getTags/happy', isReached: true },
    { mutant: second, foundBy: null, isReached: true },
    { mutant: third, foundBy: null, isReached: false },
  ];

  it('the mutation score counts the found mutants, and names the survivors with their lines', () => {
    expect(rate(outcomes, [])).toBe(33.3);
    const text = formatSummary(area, outcomes, []);
    expect(text).toContain('tags: 1 of 3 mutants found, 33.3 %; 0 equivalent');
    expect(text).toContain(`${second.path}:${second.line}`);
    expect(text).toContain('(not covered by any check)');
  });

  it('the mutation score leaves out mutants that are listed as equivalent', () => {
    const { path, from, to } = second;
    const alike = [{ path, from, to, because: 'Nothing is sorted here.' }];
    expect(rate(outcomes, alike)).toBe(50);
    expect(formatSummary(area, outcomes, alike)).toContain('1 equivalent');
  });
});
