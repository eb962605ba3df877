import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { textPattern } from '../text-pattern.ts';
import { finishBundle, withTextPatterns } from './finish.mjs';
import { typesFile } from './types.mjs';

interface Response {
  $ref?: string;
  headers?: Record<string, object>;
}

interface Bundle {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: Record<string, Response>; headers: Record<string, unknown> };
}

const bundle: Bundle = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
);
const ref = { $ref: '#/components/headers/X-Content-Type-Options' };

const tenantId = { name: 'tenantId', in: 'path', required: true, schema: { type: 'string' } };
const name = { name: 'name', in: 'query', schema: { type: 'string' } };
const text = (schema: object) => ({ content: { 'application/json': { schema } } });
const toy = {
  openapi: '3.1.0',
  info: { title: 'Toy', version: '1.0.0' },
  paths: {
    '/{tenantId}/things': {
      parameters: [tenantId],
      get: {
        operationId: 'getThings',
        tags: ['things'],
        parameters: [name],
        responses: { '200': { description: 'All.', ...text({ type: 'string' }) } },
      },
      post: {
        operationId: 'addThing',
        tags: ['things'],
        requestBody: text({ $ref: '#/components/schemas/Thing' }),
        responses: { '200': { $ref: '#/components/responses/Done' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          name: { type: ['string', 'null'], maxLength: 20 },
          code: { type: 'string', pattern: '^\\d+$' },
          kind: { type: 'string', enum: ['small'] },
          due: { type: 'string', format: 'date' },
          tags: { type: 'array', items: { type: 'string' } },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
      Shown: { type: 'object', properties: { name: { type: 'string' } } },
    },
    responses: { Done: { description: 'Done.', ...text({ type: 'object' }) } },
  },
};

describe('the published contract', () => {
  it('the published contract has no parameter at a path, where generators such as orval lose it', () => {
    const shared = Object.entries(bundle.paths).filter(([, item]) => 'parameters' in item);
    expect(shared.map(([path]) => path)).toEqual([]);
  });

  it('the published contract promises X-Content-Type-Options in every response', () => {
    const inline = Object.values(bundle.paths).flatMap((item) =>
      Object.values(item).flatMap(({ responses }) => Object.values(responses)),
    );
    const all = [...inline, ...Object.values(bundle.components.responses)];
    const bare = all.filter(({ $ref, headers }) => !$ref && !headers?.['X-Content-Type-Options']);
    expect(all.length).toBeGreaterThan(1000);
    expect(bare).toEqual([]);
    expect(bundle.components.headers).toMatchObject({
      'X-Content-Type-Options': { required: true, schema: { const: 'nosniff' } },
    });
  });

  it('the published contract gives a client the same types wherever its path parameters are', async () => {
    const listOperations = async (contract: object) => {
      const types = await typesFile(contract);
      const header = /\n *"X-Content-Type-Options": components\S+;/g;
      return types.slice(types.indexOf('export interface operations')).replaceAll(header, '');
    };
    const types = await listOperations(finishBundle(toy));
    expect(types).toContain('tenantId: string');
    expect(types).toBe(await listOperations(toy));
  });

  it('the published contract keeps the headers of a response, and leaves the source unchanged', () => {
    const { paths, components } = finishBundle(toy);
    expect(components.responses.Done.headers).toEqual({ 'X-Content-Type-Options': ref });
    expect(paths['/{tenantId}/things'].post.parameters).toEqual([tenantId]);
    expect(toy.paths['/{tenantId}/things'].parameters).toEqual([tenantId]);
    expect(toy.components.responses.Done).not.toHaveProperty('headers');
  });
});

describe('the texts of the published contract', () => {
  it('texts in bodies and queries have the general text pattern when they have no rule of their own', () => {
    const { paths, components } = withTextPatterns(toy);
    const { get } = paths['/{tenantId}/things'];
    expect(get.parameters[0]?.schema).toEqual({ type: 'string', pattern: textPattern });
    const { name: named, code, kind, due, tags } = components.schemas.Thing.properties;
    expect(named).toEqual({ type: ['string', 'null'], maxLength: 20, pattern: textPattern });
    expect(tags.items?.pattern).toBe(textPattern);
    expect([code.pattern, kind.pattern, due.pattern]).toEqual(['^\\d+$', undefined, undefined]);
    expect(components.schemas.Shown).toEqual(toy.components.schemas.Shown);
  });

  it.each([
    ['a plain text', 'Grüße, 東京', true],
    ['a text with an emoji', 'Done 😀', true],
    ['an empty text', '', true],
    ['a text of two lines', 'a\nb', true],
    ['a NUL', 'a\u0000b', false],
    ['the first half of a pair', 'a\ud83d.', false],
    ['the second half of a pair', '\ude00b', false],
  ])('the text pattern accepts or rejects %s with and without the flag u', (_, value, fits) => {
    expect(new RegExp(textPattern, 'u').test(value)).toBe(fits);
    expect(new RegExp(textPattern).test(value)).toBe(fits);
    const { valid } = new Validator({ pattern: textPattern }, '2020-12').validate(value);
    expect(valid).toBe(fits);
  });
});
