import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { readOptions, usage, UsageError } from './usage.ts';

describe('the options of the server', () => {
  it('the server options may all be left out', () => {
    expect(readOptions([])).toMatchObject({
      port: 4000,
      db: undefined,
      size: undefined,
      scenario: { name: 'healthy-network' },
      issuer: undefined,
      audience: 'atrium-api',
      origins: ['http://localhost:3000'],
      check: false,
      quiet: false,
    });
  });

  it('the server options are parsed', () => {
    const given =
      '--port 0 --db a.db --seed large --scenario slow-network --issuer https://id.test/realm/ ' +
      '--audience api --origin http://a.test/ --origin https://b.test:8443 --check --quiet';
    expect(readOptions(given.split(' '))).toMatchObject({
      port: 0,
      db: 'a.db',
      size: 'large',
      scenario: { delay: 2000 },
      issuer: 'https://id.test/realm',
      audience: 'api',
      origins: ['http://a.test', 'https://b.test:8443'],
      check: true,
      quiet: true,
    });
  });

  it('the server options are listed by --help, with every scenario', () => {
    expect(readOptions(['--help'])).toBeNull();
    for (const { name } of scenarios) expect(usage).toContain(name);
  });

  it.each([
    ['--prot 1', "Unknown option '--prot'. Use --help for all options."],
    ['4000', "Unexpected argument '4000'. Use --help for all options."],
    ['--port', "Option '--port <value>' argument missing. Use --help for all options."],
    ['--port x', "--port must be a whole number from 0 to 65535, but is 'x'."],
    ['--port 65536', "--port must be a whole number from 0 to 65535, but is '65536'."],
    ['--port=-1', "--port must be a whole number from 0 to 65535, but is '-1'."],
    ['--port=', "--port must be a whole number from 0 to 65535, but is ''."],
    ['--port 1.5', "--port must be a whole number from 0 to 65535, but is '1.5'."],
    ['--seed huge', "--seed must be small or large, but is 'huge'."],
    ['--origin localhost:3000', "--origin must be an http or https URL, but is 'localhost:3000'."],
    ['--issuer http://', "--issuer must be an http or https URL, but is 'http://'."],
  ])('invalid server options are reported in one line: %s', (given, message) => {
    expect(() => readOptions(given.split(' '))).toThrow(new UsageError(message));
  });

  it('an unknown scenario is reported with the existing ones', () => {
    expect(() => readOptions(['--scenario', 'sunny'])).toThrow(
      /^Unknown scenario 'sunny'. Use one of: healthy-network, slow-network, .*\.$/,
    );
  });
});
