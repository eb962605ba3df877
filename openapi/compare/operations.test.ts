import { describe, expect, it } from 'vitest';
import type { Operation, Parameter, Schema } from './contract.ts';
import { breakingChanges } from './operations.ts';
import { breakingLines } from './report.ts';
import { breaksBetween, sample } from './sample.ts';

const breaks = (before: Partial<Operation>, after: Partial<Operation>) =>
  breaksBetween({ operation: before }, { operation: after });

const skip = (rest: Partial<Parameter> = {}): Partial<Operation> => ({
  parameters: [{ name: 'skip', in: 'query', schema: { type: 'integer' }, ...rest }],
});

const responses = (...statuses: string[]): Partial<Operation> => ({
  responses: Object.fromEntries(statuses.map((status) => [status, {}])),
});

const body = (rest: object): Partial<Operation> => ({ requestBody: rest });
const json = { content: { 'application/json': {} } };

describe('an operation', () => {
  it('an operation may not be removed', () => {
    const none = { ...sample({}), paths: {} };
    expect(breakingLines(breakingChanges(sample({}), none))).toEqual([
      'saveNote: was removed (POST /notes)',
    ]);
    expect(breakingChanges(none, sample({}))).toEqual([]);
  });

  it('an operation may not be renamed', () => {
    expect(breaks({}, { operationId: 'storeNote' })).toEqual(['was renamed to storeNote']);
  });

  it('an operation may not change its method or path', () => {
    expect(breaksBetween({}, { path: '/note' })).toEqual(['moved from POST /notes to POST /note']);
    const { paths, ...rest } = sample({});
    const put = { ...rest, paths: { '/notes': { put: paths['/notes']?.post } } };
    expect(breakingLines(breakingChanges(sample({}), JSON.parse(JSON.stringify(put))))).toEqual([
      'saveNote: moved from POST /notes to PUT /notes',
    ]);
  });

  it('an operation may not need another right', () => {
    expect(breaks({ 'x-privilege': 'tags.basic' }, { 'x-privilege': 'teams.basic' })).toEqual([
      'requires the right `teams.basic` instead of `tags.basic`',
    ]);
    expect(breaks({ 'x-privilege': 'none' }, { 'x-privilege': 'tags.basic' })).toHaveLength(1);
  });

  it('an operation may not start to change state', () => {
    expect(breaks({ 'x-mutates': false }, {})).toEqual(['now changes state, but was read-only']);
    expect(breaks({}, { 'x-mutates': false })).toEqual([]);
  });
});

describe('the sign-in requirement', () => {
  const tightened = 'no longer accepts the previous authentication';

  it('the sign-in may not be added to an open operation', () => {
    expect(breaks({ security: [] }, {})).toEqual([tightened]);
    expect(breaks({ security: [{}] }, {})).toEqual([tightened]);
    expect(breaks({}, { security: [] })).toEqual([]);
  });

  it('the sign-in may not require one more scope, or lose an alternative', () => {
    const scoped = { security: [{ identityProvider: ['write'] }] };
    const either: Partial<Operation> = { security: [{ identityProvider: [] }, { key: [] }] };
    expect(breaks({}, scoped)).toEqual([tightened]);
    expect(breaks(scoped, {})).toEqual([]);
    expect(breaks(either, {})).toEqual([tightened]);
    expect(breaks({}, either)).toEqual([]);
  });

  it('the sign-in may not change behind the same name', () => {
    const components = { securitySchemes: { identityProvider: { type: 'apiKey' } } };
    expect(breaksBetween({}, { components })).toEqual([
      'has another security scheme `identityProvider`',
    ]);
  });
});

describe('a parameter', () => {
  it.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    ['be added as required', {}, skip({ required: true }), 'has the new required parameter `skip`'],
    ['become required', skip(), skip({ required: true }), 'requires the parameter `skip`'],
    ['be removed', skip(), {}, 'lost the parameter `skip`'],
    [
      'change its style',
      skip(),
      skip({ explode: false }),
      'changed the style of the parameter `skip`',
    ],
    [
      'become narrower',
      skip(),
      skip({ schema: { type: 'integer', maximum: 9 } }),
      'changed `maximum` of `skip` from none to `9`',
    ],
  ])('a parameter may not %s', (_rule, before, after, message) => {
    expect(breaks(before, after)).toEqual([`the query ${message}`]);
  });

  it('a parameter may be added as optional, become optional or become wider', () => {
    expect(breaks({}, skip())).toEqual([]);
    expect(breaks(skip({ required: true }), skip())).toEqual([]);
    expect(breaks(skip(), skip({ schema: { type: 'number' } }))).toEqual([]);
  });

  it('a parameter of the path is compared too', () => {
    const id = (schema: Schema) => ({
      path: '/notes/{id}',
      operation: { parameters: [{ name: 'id', in: 'path', required: true, schema }] },
    });
    expect(breaksBetween(id({ type: 'string' }), id({ type: 'string', pattern: '^a' }))).toEqual([
      'the path requires the pattern `^a` of `id`',
    ]);
  });
});

describe('a request body', () => {
  it.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    ['be added as required', body({}), body({ required: true }), 'requires its body'],
    ['lose a content type', body(json), body({}), 'no longer accepts application/json'],
  ])('a request body may not %s', (_rule, before, after, message) => {
    expect(breaks(before, after)).toEqual([`the request ${message}`]);
  });

  it('a request body may not be added or removed', () => {
    const none = { requestBody: undefined };
    expect(breaks(none, body({ required: true }))).toEqual(['the request has a new required body']);
    expect(breaks(body(json), none)).toEqual(['the request lost its body']);
    expect(breaks(none, body({}))).toEqual([]);
  });
});

describe('a response', () => {
  it('a response may not lose a status', () => {
    expect(breaks(responses('200', '404'), responses('200'))).toEqual(['lost the response 404']);
    expect(breaks(responses('200'), responses('200', '404'))).toEqual([]);
  });

  it('a response may not lose a content type or a header', () => {
    const before = { responses: { 200: { ...json, headers: { 'Retry-After': {} } } } };
    expect(breaks(before, responses('200'))).toEqual([
      'the response 200 lost the header `Retry-After`',
      'the response 200 is no longer application/json',
    ]);
  });
});

describe('the lines of the comparison', () => {
  it('the lines mention the same change of many operations once', () => {
    const changes = ['a', 'b', 'c', 'd', 'e'].map((operation) => ({
      operation,
      message: 'is gone',
    }));
    expect(breakingLines(changes)).toEqual(['a, b, c and 2 more: is gone']);
    expect(breakingLines(changes.slice(0, 2))).toEqual(['a, b: is gone']);
  });
});
