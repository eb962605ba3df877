import { describe, expect, it } from 'vitest';
import { fillIn, type InteractionFacts } from './known.ts';

const facts = (...received: unknown[]): InteractionFacts => ({ received, now: 0, isServing: true });

const invented = { id: 'invented', name: 'Desk', isOpen: true };
const rows = [
  { id: 'r1', name: 'Chair', isOpen: false },
  { id: 'r2', name: 'Lamp', isOpen: true },
];

describe('an example payload with known records', () => {
  it('the example uses the response record that is most similar to its own', () => {
    const event = { type: 'DELETE', row: invented };
    expect(fillIn(event, {}, facts({ data: rows }))).toEqual({
      event: { type: 'DELETE', row: rows[1] },
      isUnknown: false,
      isFilled: true,
    });
  });

  it('the example prefers a record of its own context to one of a response', () => {
    const context = { rows: [rows[0]] };
    const { event } = fillIn({ type: 'DELETE', row: invented } as never, context, facts({ rows }));
    expect(event).toEqual({ type: 'DELETE', row: rows[0] });
  });

  it('the example uses different records where the original has different ones', () => {
    const event = { type: 'PICK', rows: [invented, { ...invented, id: 'other' }] };
    expect(fillIn(event, { rows }, facts()).event).toEqual({
      type: 'PICK',
      rows: [rows[1], rows[0]],
    });
  });

  it('the example finds an id by its property name or by the name of a list', () => {
    const event = { type: 'change', change: { teamId: 'x', vendorId: 'y', note: 'z' } };
    const { event: filled } = fillIn(
      event,
      {},
      facts({ teamId: 't7' }, { vendors: [{ id: 'v9' }] }),
    );
    expect(filled).toEqual({ type: 'change', change: { teamId: 't7', vendorId: 'v9', note: 'z' } });
  });

  it('the example does not change if its id is known', () => {
    const event = { type: 'OPEN', row: rows[0] };
    expect(fillIn(event, { rows }, facts()).event).toEqual(event);
  });

  it('the example uses another record if its own is in another state by now', () => {
    const years = [
      { id: '2024', isRun: false, name: '2024-2025', closing: null },
      { id: '2023', isRun: true, name: '2023-2024', closing: 12 },
    ];
    const event = {
      type: 'EXPORT',
      year: { id: '2024', isRun: true, name: '2024-2025', closing: 7 },
    };
    expect(fillIn(event, {}, facts(years)).event).toEqual({ type: 'EXPORT', year: years[1] });
  });

  it('the example is reported as unknown if no response had such a record', () => {
    expect(fillIn({ type: 'OPEN', row: invented } as never, {}, facts()).isUnknown).toBe(true);
  });

  it('the example does not change if the story has no server', () => {
    const event = { type: 'OPEN', row: invented };
    expect(fillIn(event, {}, { ...facts(), isServing: false })).toEqual({
      event,
      isUnknown: false,
      isFilled: false,
    });
  });
});
