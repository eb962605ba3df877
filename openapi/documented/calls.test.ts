import { describe, expect, it } from 'vitest';
import { operationsById } from '../compare/contract.ts';
import { readCurrent } from '../compare/released.ts';
import { object, sample } from '../compare/sample.ts';
import { lacks, parseCalls, readDocumentedCalls, type DocumentedCall } from './calls.ts';

const contract = readCurrent();
const calls = readDocumentedCalls();

const named = ({ area, method, path, source }: DocumentedCall) =>
  `${area}: ${method} ${path} (${source})`;

describe('the documented operations in the contract', () => {
  it.each(calls.map((call) => [named(call), call] as const))(
    'the contract has the documented operation %s',
    (_name, call) => {
      expect(lacks(contract, call)).toEqual([]);
    },
  );
});

describe('the table of documented operations', () => {
  it('the table has every operation of the requirements, once', () => {
    const pattern = ({ method, path }: DocumentedCall) =>
      `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
    expect(calls).toHaveLength(230);
    expect(new Set(calls.map(pattern)).size).toBe(calls.length);
  });

  it('the table names its source in every row', () => {
    const sourced = /^[A-Z]+-\d{3}$/;
    expect(calls.filter(({ source }) => !sourced.test(source))).toEqual([]);
    expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set(['documented', 'designed']));
  });

  it('the table rejects a line that is cut or has other columns', () => {
    const head = 'area,method,path,query,answer,origin,source';
    expect(() => parseCalls(`${head}\nteams,GET,/team\n`)).toThrow('Line 2 has 3 columns, not 7.');
    expect(() => parseCalls('area,method\n')).toThrow('The columns must be');
  });
});

describe('a documented operation', () => {
  const response = object({
    notes: { type: 'array', items: object({ title: { type: 'string' } }) },
  });
  const noted = sample({
    path: '/notes/{id}',
    response,
    operation: {
      'x-origin': 'documented',
      parameters: [{ name: 'skip', in: 'query' }],
    },
  });
  const call: DocumentedCall = {
    area: 'notes',
    method: 'POST',
    path: '/notes/{noteId}/',
    query: ['skip'],
    answer: ['notes.title'],
    origin: 'documented',
    source: 'API-046',
  };

  it('a documented operation may have other names for its path parameters and a trailing slash', () => {
    expect(operationsById(noted).size).toBe(1);
    expect(lacks(noted, call)).toEqual([]);
  });

  it.each<[string, Partial<DocumentedCall>, string]>([
    ['is missing', { path: '/note/{id}' }, 'is not in the contract'],
    ['has another method', { method: 'PUT' }, 'the contract has this path with POST only'],
    ['lacks a query parameter', { query: ['skip', 'take'] }, 'the query lacks `take`'],
    ['lacks a name in its answer', { answer: ['notes.name'] }, 'the answer 200 lacks `notes.name`'],
    ['answers no file', { answer: ['(file)'] }, 'the answer 200 lacks `(file)`'],
    ['answers no events', { answer: ['(events)'] }, 'the answer 200 lacks `(events)`'],
    ['has another origin', { origin: 'designed' }, 'x-origin says documented, not designed'],
  ])('a documented operation that %s is reported', (_rule, change, message) => {
    expect(lacks(noted, { ...call, ...change })).toEqual([message]);
  });
});
