import { describe, expect, it } from 'vitest';
import { readIdentities } from '../people/tokens-file.ts';
import { createContract } from '../contract/contract.ts';
import { needs } from '../needs.gen.ts';
import { needsLines } from './main.ts';
import { readOptions, UsageError } from './options.ts';

const read = (args: string, env: NodeJS.ProcessEnv = {}) => readOptions(args.split(' '), env);
const url = '--base-url http://localhost:4000/api';

describe('the kit’s command line', () => {
  it('the command line parses all options', () => {
    const args = `${url} --tokens people.json --only a,b --report junit --out r.xml --seed 7`;
    expect(read(`${args} --waivers w.json --operation getX`)).toMatchObject({
      baseUrl: 'http://localhost:4000/api',
      tokens: 'people.json',
      only: ['a', 'b'],
      report: 'junit',
      out: 'r.xml',
      seed: 7,
      waivers: 'w.json',
      operation: 'getX',
    });
  });

  it('the command line takes the token from the environment, where no process list shows it', () => {
    expect(read(`${url} --tenant aster`, { ATRIUM_TOKEN: 'x' })).toMatchObject({ token: 'x' });
  });

  it('the command line prints help or the rules without a server', () => {
    expect(read('--help')).toBe('help');
    expect(read('--rules')).toBe('rules');
  });

  it.each([
    ['--demo', '--base-url is missing.'],
    ['--base-url localhost --demo', '--base-url is no address: localhost'],
    [url, 'Nobody to call as: --demo, --tokens or --token.'],
    [`${url} --token x`, '--token needs --tenant.'],
    [`${url} --demo --tokens f`, 'Take --demo or --tokens, not both.'],
    [`${url} --demo --report pdf`, '--report is junit, sarif, json or html, not pdf.'],
    [
      `${url} --demo --watch src --report json`,
      '--watch shows what it finds: it takes no --report.',
    ],
    [`${url} --demo --out f`, '--out needs --report.'],
    [`${url} --token x --tenant y --print-token member`, '--print-token needs --demo.'],
    [`${url} --demo --seed one`, '--seed is a whole number, not one.'],
    [`${url} --demo --colour`, "Unknown option '--colour'"],
    [`${url} --demo clockwork`, "Unexpected argument 'clockwork'"],
  ])('the command line rejects %s', (args, why) => {
    expect(() => read(args)).toThrow(UsageError);
    expect(() => read(args)).toThrow(why);
  });
});

describe('the people file', () => {
  it('the people file names people, each in their tenant', () => {
    const guest = { token: 'c', tenant: 'third', password: 'secret' };
    const people = { admin: 'a', otherTenant: 'b', guest };
    const text = JSON.stringify({ tenant: 'one', otherTenant: 'two', people });
    expect(readIdentities(text)).toEqual({
      tenantId: 'one',
      otherTenantId: 'two',
      tokens: [
        { role: 'admin', token: 'a', tenantId: 'one', password: null, signIn: null },
        { role: 'otherTenant', token: 'b', tenantId: 'two', password: null, signIn: null },
        { role: 'guest', token: 'c', tenantId: 'third', password: 'secret', signIn: null },
      ],
    });
  });

  it.each([
    ['x', 'The file of people is not JSON.'],
    ['[]', 'The file of people has to be an object.'],
    ['{}', 'The file of people names no "tenant".'],
    ['{"tenant":"a"}', 'The file of people lacks "people".'],
    ['{"tenant":"a","people":{}}', 'The file of people lacks "admin"'],
    ['{"tenant":"a","people":{"admin":7}}', 'The person "admin" has no token.'],
  ])('the people file is rejected as %s', (text, why) => {
    expect(() => readIdentities(text)).toThrow(why);
  });
});

describe('the needs of an area from others', () => {
  const contract = createContract();

  it('the needs name only operations of other areas, for every area that creates records with them', () => {
    const own = Object.entries(needs).flatMap(([area, ids]) =>
      ids.filter((id) => contract.operation(id).area === area),
    );
    expect(own).toEqual([]);
    expect(needs['tags']).toContain('createProject');
  });

  it('the needs are listed for the checked areas, unless the others are checked with them', () => {
    const lines = needsLines(['tags'], contract);
    expect(lines.find((line) => line.startsWith('tags needs of projects: '))).toContain(
      'createProject',
    );
    const both = needsLines(['tags', 'projects'], contract);
    expect(both.filter((line) => line.startsWith('tags needs of projects'))).toEqual([]);
    expect(needsLines([], contract)).toEqual([]);
  });
});
