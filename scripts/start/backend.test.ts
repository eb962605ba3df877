import { describe, expect, it } from 'vitest';
import { listOrigins, readBackend } from './backend.ts';

const read = (line: string) => readBackend(line.split(' ').filter(Boolean));

describe('npm start', () => {
  it('npm start runs the embedded server when no API is named, and passes all options to Vite', () => {
    expect(read('')).toEqual({ rest: [] });
    expect(read('--port 3001 --host')).toEqual({ rest: ['--port', '3001', '--host'] });
  });

  it.each(['--api http://localhost:4000', '--api=http://localhost:4000/'])(
    'npm start needs only the address of the reference server: %s',
    (line) => {
      expect(read(`${line} --host`)).toEqual({
        backend: {
          apiAddress: 'http://localhost:4000/api',
          authority: 'http://localhost:4000/identity',
        },
        rest: ['--host'],
      });
    },
  );

  it('npm start uses the API of another server, and its identity provider', () => {
    const line = '--api https://api.test/v1/ --authority https://id.test/realms/acme';
    expect(read(line).backend).toEqual({
      apiAddress: 'https://api.test/v1',
      authority: 'https://id.test/realms/acme',
    });
  });

  it('npm start lets the page connect to the API and to the identity provider', () => {
    const { backend } = read('--api https://api.test/v1 --authority https://id.test/realms/acme');
    expect(backend && listOrigins(backend)).toEqual(['https://api.test', 'https://id.test']);
  });

  it.each([
    ['--api', "--api must be an http or https URL, e.g. http://localhost:4000, but is ''."],
    ['--api localhost:4000', "but is 'localhost:4000'."],
    ['--api http://a.test --authority x', '--authority must be an http or https URL'],
    ['--authority https://id.test', '--authority requires --api.'],
  ])('npm start reports what is wrong with %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
