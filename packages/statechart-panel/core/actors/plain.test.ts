import { createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import { toPlain, toPlainEvent } from './plain.ts';

class Problem extends Error {
  readonly status = 404;
  override name = 'Problem';
}

class Money {
  readonly amount = 7;
}

describe('any value as plain data', () => {
  it('plain data keeps data and leaves out undefined values', () => {
    const value = { text: 'a', list: [1, null, { deep: true }], nothing: undefined };
    expect(toPlain(value)).toEqual({ text: 'a', list: [1, null, { deep: true }] });
  });

  it('plain data describes values that are not data as text', () => {
    const actor = createActor(createMachine({ id: 'task' }), { id: 'task-1' });
    const around: Record<string, unknown> = {};
    around['itself'] = around;
    expect(
      toPlain({
        run: () => 1,
        clock: { now: () => 0, stop: () => 0 },
        actor,
        money: new Money(),
        problem: new Problem('Not found'),
        day: new Date('2026-03-04T00:00:00Z'),
        tags: new Set(['busy']),
        big: 12n,
        none: Number.NaN,
        around,
      }),
    ).toEqual({
      run: '⟨function⟩',
      clock: '⟨now, stop⟩',
      actor: '⟨actor task-1⟩',
      money: '⟨Money⟩',
      problem: { '⟨error⟩': 'Problem', message: 'Not found', name: 'Problem', status: 404 },
      day: '2026-03-04T00:00:00.000Z',
      tags: ['busy'],
      big: '⟨12n⟩',
      none: '⟨NaN⟩',
      around: { itself: '⟨itself⟩' },
    });
  });

  it('plain data is cut off where a value is too deep or too long', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 'end' : { in: deep(levels - 1) });
    expect(JSON.stringify(toPlain(deep(20)))).toContain('⟨…⟩');
    expect(toPlain(Array.from({ length: 205 }, () => 1))).toHaveLength(201);
    expect(toPlain('a'.repeat(6000))).toHaveLength(5003);
  });

  it('plain data of an event has its type first', () => {
    expect(Object.keys(toPlainEvent({ amount: 1, type: 'pay' } as { type: string }))).toContain(
      'type',
    );
  });
});

describe('the changes between two values', () => {
  it('a change has its path; an added or removed value has only one side', () => {
    expect(
      changesBetween(
        { stored: 1, list: [{ id: 1, name: 'a' }], removed: true },
        { stored: 1, list: [{ id: 1, name: 'b' }, { id: 2 }], fresh: null },
      ),
    ).toEqual([
      { path: 'list.0.name', before: 'a', after: 'b' },
      { path: 'list.1', after: { id: 2 } },
      { path: 'removed', before: true },
      { path: 'fresh', after: null },
    ]);
  });

  it('a value of another type is one change', () => {
    expect(changesBetween({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { path: 'a', before: [1], after: { 0: 1 } },
    ]);
  });
});
