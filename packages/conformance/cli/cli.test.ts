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
    ['--demo', '--base-url is required, e.g. --base-url http://localhost:4000/api'],
    ['--base-url localhost --demo', '--base-url must be an http or https URL, but is "localhost".'],
    [url, 'No user to send requests as. Add --demo, --tokens or --token.'],
    [`${url} --token x`, '--token requires --tenant.'],
    [`${url} --demo --tokens f`, '--demo and --tokens cannot be combined. Use one of them.'],
    [`${url} --demo --report pdf`, '--report must be junit, sarif, json or html, but is "pdf".'],
    [`${url} --demo --watch src --report json`, '--watch cannot be combined with --report.'],
    [`${url} --demo --out f`, '--out requires --report.'],
    [`${url} --token x --tenant y --print-token member`, '--print-token requires --demo.'],
    [`${url} --demo --seed one`, '--seed must be a whole number, but is "one".'],
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
    ['x', 'The --tokens file must be valid JSON, but could not be parsed.'],
    ['[]', 'The --tokens file must contain a JSON object.'],
    ['{}', 'The --tokens file has no "tenant". Add the ID of the tenant.'],
    [
      '{"tenant":"a"}',
      'The --tokens file has no "people". Add an object with a token for each role.',
    ],
    ['{"tenant":"a","people":{}}', 'The --tokens file has no "admin" in "people".'],
    [
      '{"tenant":"a","people":{"admin":7}}',
      'The user "admin" has no "token" in the --tokens file.',
    ],
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
    expect(
      lines.find((line) => line.startsWith('tags requires operations of projects: ')),
    ).toContain('createProject');
    const both = needsLines(['tags', 'projects'], contract);
    expect(both.filter((line) => line.startsWith('tags requires operations of projects'))).toEqual(
      [],
    );
    expect(needsLines([], contract)).toEqual([]);
  });
});
