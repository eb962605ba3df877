import { describe, expect, it } from 'vitest';
import { createContract, loadLibrary } from '../../index.ts';
import { operations } from '@atrium/contract/generated/operations.ts';
import { add, change, drop, put, rename } from './edit.ts';
import type { InjectedFault } from './injected-fault.ts';
import { injectedFaults } from './injected-faults.gen.ts';
import { findFailures, tryInjectedFault } from './trial.ts';

describe('the mutated responses', () => {
  it('the mutations are at least sixty, with unique names', () => {
    expect(injectedFaults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(injectedFaults.map(({ name, area }) => `${area}: ${name}`)).size).toBe(
      injectedFaults.length,
    );
  });

  it('the mutations cover schema, status, validation, rules, authorization, isolation and state', () => {
    const byKind = Map.groupBy(injectedFaults, ({ kind }) => kind);
    expect([...byKind.keys()].toSorted()).toEqual(
      'authorization isolation rules schema state status validation'.split(' '),
    );
    for (const all of byKind.values()) expect(all.length).toBeGreaterThanOrEqual(5);
  });

  it('the mutations change operations of their own area', () => {
    const strays = injectedFaults.filter(({ on, area }) =>
      [on].flat().some((id) => operations[id].area !== area),
    );
    expect(strays.map(({ name }) => name)).toEqual([]);
  });
});

describe('a mutation trial', async () => {
  const ctx = { contract: createContract(), library: await loadLibrary() };
  const area = 'session';
  const on = 'getUserRole';

  it('a trial is valid only when the server passes without a mutation', async () => {
    expect(await findFailures({ area }, ctx)).toEqual([]);
  });

  it('a trial finds a mutation and names the check', async () => {
    const injectedFault: InjectedFault = {
      name: 'nothing at all',
      kind: 'schema',
      area,
      on,
      response: () => Promise.resolve(Response.json(null)),
    };
    const { foundBy } = await tryInjectedFault(injectedFault, ctx);
    expect(foundBy?.operation).toBe(on);
  });

  it('a trial reports that it has found nothing', async () => {
    const harmless: InjectedFault = {
      name: 'none',
      kind: 'schema',
      area,
      on,
      response: (call) => call.pass(),
    };
    expect((await tryInjectedFault(harmless, ctx)).foundBy).toBeNull();
  });
});

describe('a JSON edit', () => {
  const edited = (edit: (value: unknown) => void, value: unknown) => {
    edit(value);
    return value;
  };

  it('an edit reaches every item of a list, and leaves out what does not exist', () => {
    const list = () => ({ items: [{ a: 1 }, { a: 2 }, { b: 3 }] });
    expect(edited(drop('items.*.a'), list())).toEqual({ items: [{}, {}, { b: 3 }] });
    expect(edited(put('items.*.a', null), list())).toEqual({
      items: [{ a: null }, { a: null }, { b: 3 }],
    });
    expect(edited(rename('items.*.a', 'c'), list())).toEqual({
      items: [{ c: 1 }, { c: 2 }, { b: 3 }],
    });
    expect(edited(add('items.*', 'd', 0), { items: [{ a: 1 }] })).toEqual({
      items: [{ a: 1, d: 0 }],
    });
    expect(
      edited(
        change('missing.a', () => 1),
        list(),
      ),
    ).toEqual(list());
    expect(edited(put('a.b', 1), null)).toBeNull();
  });
});
