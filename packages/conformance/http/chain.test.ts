import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newId, newMark } from '../input/new-id.ts';
import { buildChain } from './chain.ts';
import { buildCurl } from './curl.ts';
import type { Exchange } from './exchange.ts';
import type { Payload } from './request.ts';

interface Call {
  method: string;
  path: string;
  body?: object;
  json?: unknown;
  who?: string;
}

function exchange({ method, path, body, json, who }: Call): Exchange {
  const payload: Payload = body ? { kind: 'text', text: JSON.stringify(body) } : { kind: 'none' };
  const request = { method, url: `http://kit.test${path}`, headers: {}, payload };
  const variable = who === undefined ? 'ATRIUM_TOKEN_TEAM_LEAD' : 'ATRIUM_TOKEN_NEWCOMER_2';
  const shown = `Bearer $${variable}`;
  return {
    as: who === undefined ? 'teamLead' : 'newcomer',
    shown,
    who: who ?? null,
    operation: null,
    request,
    curl: buildCurl(request, shown),
    status: 200,
    headers: new Headers(),
    type: 'application/json',
    text: JSON.stringify(json ?? {}),
    bytes: new Uint8Array(),
    json: json ?? {},
    networkError: null,
    ms: 1,
  };
}

const signIn = (who: string) => `token '${who}'`;
const chain = (calls: Exchange[], failing = calls.at(-1) ?? null) =>
  buildChain(calls, failing, signIn).join('\n');

describe('the lines that reproduce a failure', () => {
  it('the reproduction lines start with how each token is obtained', () => {
    const lines = chain([exchange({ method: 'GET', path: '/things' })]);
    expect(lines).toMatch(/^: "\$\{ATRIUM_TOKEN_TEAM_LEAD:=\$\(token 'teamLead'\)\}"\n/);
    const without = buildChain([exchange({ method: 'GET', path: '/things' })], null, () => null);
    expect(without[0]).toBe(
      ': "${ATRIUM_TOKEN_TEAM_LEAD:?Set this variable to the access token of teamLead.}"',
    );
  });

  it('the reproduction lines end with the failing call, and show the result of each', () => {
    const calls = ['/a', '/b', '/c'].map((path) => exchange({ method: 'GET', path }));
    const lines = chain(calls, calls[1]);
    expect(lines).toContain('# 1. GET http://kit.test/a as teamLead: 200');
    expect(lines.split('\n').at(-1)).toContain("curl -sS -i 'http://kit.test/b'");
    expect(lines).not.toContain('/c');
  });

  it('the reproduction lines generate again what the kit has generated', () => {
    const [id, mark] = [newId(), newMark()];
    const lines = chain([
      exchange({ method: 'POST', path: '/things', body: { id, name: `Thing ${mark}` } }),
      exchange({ method: 'GET', path: `/things/${id}` }),
    ]);
    expect(lines).toContain("new1=$(node -p 'crypto.randomUUID()')");
    expect(lines).toContain("new2=$(node -p 'crypto.randomUUID().slice(0, 8)')");
    expect(lines).toContain(`{"id":"'"$new1"'","name":"Thing '"$new2"'"}`);
    expect(lines.split('\n').at(-1)).toContain(`/things/'"$new1"''`);
  });

  it('the reproduction lines take the server’s ids from its responses', () => {
    const lines = chain([
      exchange({ method: 'POST', path: '/things', json: { thing: { id: 'server-made-1' } } }),
      exchange({ method: 'GET', path: '/things/server-made-1' }),
    ]);
    expect(lines).toContain(`utf8"))["thing"]["id"]')`);
    expect(lines.split('\n').at(-1)).toContain(`/things/'"$id1"''`);
  });

  it('the reproduction lines find a record in a list by the kit’s name for it, wherever it comes', () => {
    const mark = newMark();
    const json = {
      things: [
        { id: 'other-thing', name: 'Old' },
        { id: 'server-made-2', name: mark },
      ],
    };
    const lines = chain([
      exchange({ method: 'POST', path: '/things', body: { name: mark } }),
      exchange({ method: 'GET', path: '/things', json }),
      exchange({ method: 'PUT', path: '/things/server-made-2?like=other-thing' }),
    ]);
    expect(lines).toContain(
      `["things"].find((row) => JSON.stringify(row).includes(process.argv[1]))["id"]' "$new1")`,
    );
    expect(lines.split('\n').at(-1)).toContain(`/things/'"$id2"'?like=other-thing'`);
  });

  it('the reproduction lines compress a body that would fill pages', () => {
    const body = { deep: '[]'.repeat(50_000) };
    const lines = chain([exchange({ method: 'POST', path: '/things', body })]);
    expect(lines.length).toBeLessThan(1500);
    const [, packed = ''] = /^echo (\S+) \| base64 -d \| gunzip \|/m.exec(lines) ?? [];
    const unpacked = gunzipSync(Buffer.from(packed, 'base64')).toString();
    expect(unpacked).toBe(JSON.stringify(body));
  });

  it('the reproduction lines sign in a newly registered person by their address', () => {
    const id = newId();
    const email = `lena.${id}@elm.test`;
    const lines = chain([
      exchange({ method: 'POST', path: '/registration', body: { email } }),
      exchange({ method: 'GET', path: '/tenants', who: email }),
    ]).split('\n');
    const at = lines.findIndex((line) => line.includes('NEWCOMER'));
    expect(lines[at]).toBe(`: "\${ATRIUM_TOKEN_NEWCOMER_2:=$(token 'lena.'"$new1"'@elm.test')}"`);
    expect(at).toBeGreaterThan(lines.findIndex((line) => line.includes('/registration')));
  });
});
