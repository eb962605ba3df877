import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findMutationSites, withMutants } from './mutation-sites.ts';

const states = new Map([['tags', ['isOn']]]);
const found = (source: string) =>
  findMutationSites('a.ts', source, states).map(({ slip, from, to }) => `${slip}: ${from} → ${to}`);

describe('a mutation site', () => {
  it.each([
    ['const a = b <= c;', ['comparison: b <= c → b < c']],
    ['if (b) f();', ['condition: b → false', 'statement: f() → undefined']],
    ['const a = b ? c : d;', ['condition: b → !(b)']],
    [
      'const a = b && !c;',
      [
        'operand: b && !c → !c',
        'operand: b && !c → b',
        'logic: b && !c → (b) || (!c)',
        'condition: !c → c',
      ],
    ],
    ['const a = b ?? c;', ['operand: b ?? c → c']],
    ["const a = ['b', 'c'];", ["member: ['b', 'c'] → ['c']", "member: ['b', 'c'] → ['b']"]],
    ['const a = { ...b, c };', ['part: { ...b, c } → ({ c })', 'part: { ...b, c } → ({ ...b })']],
    ['const where = { b };', ['part: { b } → ({  })']],
    ['const a = { where: { b } };', ['part: { b } → ({  })']],
    ['for (const a of b) {}', ['first: b → [...b].slice(0, 1)']],
    ['const a = b.map(c);', ['first: b.map(c) → b.map(c).slice(0, 1)']],
    [
      "const a = db.get('tags', id);",
      [
        "state: db.get('tags', id) → db.get('tags', id).then((one) => (one?.isOn ? one : undefined))",
        "state: db.get('tags', id) → db.get('tags', id).then((one) => (!one?.isOn ? one : undefined))",
      ],
    ],
    [
      "const a = db.query('tags');",
      [
        "state: db.query('tags') → db.query('tags').then((all) => all.filter((one) => one?.isOn))",
        "state: db.query('tags') → db.query('tags').then((all) => all.filter((one) => !one?.isOn))",
      ],
    ],
    ['const a = b + 7;', ['offset: b + 7 → b - 7', 'offset: 7 → 8']],
    ['const a = { on: true };', ['switch: true → false']],
    ['f(b, c.d);', ['statement: f(b, c.d) → undefined', 'arguments: f(b, c.d) → f(c.d, b)']],
    ['const a = b.toSorted(c);', ['order: b.toSorted(c) → b.toSorted(c).toReversed()']],
    ['const a = b.some(c);', ['quantity: b.some(c) → b.every(c)']],
    ['const a = b.filter(c);', ['filter: b.filter(c) → b']],
    ['const a = b.toLowerCase();', ['letters: b.toLowerCase() → b']],
    ['const a = f(day, me.timeZone, 1);', ["zone: me.timeZone → 'UTC'", 'offset: 1 → 2']],
  ])('a mutation site is found in %s', (source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it.each([
    "const a = 'b' + c;",
    'const a = { 1: b };',
    'type A = 5 | -1 | true;',
    'const a = b?.c.filter(d).length;',
    "const a = db.get('teams', id);",
    "const a = ['b'];",
    'const a = { b, c };',
    'const a = b.toLocaleString();',
  ])('no mutation site is found in %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('a mutation site is reported with its line', () => {
    expect(findMutationSites('a.ts', 'const a = b;\n\nconst c = b < 1;')[0]?.line).toBe(3);
  });
});

describe('a source with its mutants', () => {
  const source = `(list: number[], least: number) =>
    list.filter((one) => one > least && one !== 4).toSorted((a, b) => a - b)`;
  const spots = findMutationSites('a.ts', source);

  /** The result of the source with one mutant active; null for none. */
  function run(active: string | null): unknown {
    const script = stripTypeScriptTypes(`const made = ${withMutants(`(${source})`, shifted, 0)};`);
    const isMutant = (id: number) => shifted[id] && getOperator(shifted[id]) === active;
    return runInNewContext(`${script} made([5, 9, 4, 3, 7], 3);`, { isMutant });
  }
  const shifted = spots.map((spot) => ({ ...spot, start: spot.start + 1, end: spot.end + 1 }));
  const getOperator = ({ slip, to }: { slip: string; to: string }) => `${slip} ${to}`;

  it('a source with mutants is unchanged while no mutant runs', () => {
    expect(run(null)).toEqual([5, 7, 9]);
  });

  it('each mutant changes the source’s behavior, even one within another', () => {
    expect(run('comparison one >= least')).toEqual([3, 5, 7, 9]);
    expect(run('logic (one > least) || (one !== 4)')).toEqual([3, 4, 5, 7, 9]);
    expect(run('offset a + b')).toEqual([5, 9, 7]);
    expect(run('offset 5')).toEqual([4, 7, 9]);
    expect(run('filter list')).toEqual([3, 4, 5, 7, 9]);
  });
});
