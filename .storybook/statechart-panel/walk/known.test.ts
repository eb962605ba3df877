import { describe, expect, it } from 'vitest';
import { fillIn, type InteractionFacts } from './known.ts';

const facts = (...received: unknown[]): InteractionFacts => ({ received, now: 0, isServing: true });

const invented = { id: 'invented', name: 'Desk', isOpen: true };
const rows = [
  { id: 'r1', name: 'Chair', isOpen: false },
  { id: 'r2', name: 'Lamp', isOpen: true },
];

describe('an example', () => {
  it('takes the record of a response that is most like its own', () => {
    const event = { type: 'DELETE', row: invented };
    expect(fillIn(event, {}, facts({ data: rows }))).toEqual({
      event: { type: 'DELETE', row: rows[1] },
      isUnknown: false,
      isFilled: true,
    });
  });

  it('takes a record of its own context before one of a response', () => {
    const context = { rows: [rows[0]] };
    const { event } = fillIn({ type: 'DELETE', row: invented } as never, context, facts({ rows }));
    expect(event).toEqual({ type: 'DELETE', row: rows[0] });
  });

  it('has different records where it had different ones', () => {
    const event = { type: 'PICK', rows: [invented, { ...invented, id: 'other' }] };
    expect(fillIn(event, { rows }, facts()).event).toEqual({
      type: 'PICK',
      rows: [rows[1], rows[0]],
    });
  });

  it('takes an id by its own name, or by the name of a list', () => {
    const event = { type: 'change', change: { teamId: 'x', vendorId: 'y', note: 'z' } };
    const { event: filled } = fillIn(
      event,
      {},
      facts({ teamId: 't7' }, { vendors: [{ id: 'v9' }] }),
    );
    expect(filled).toEqual({ type: 'change', change: { teamId: 't7', vendorId: 'v9', note: 'z' } });
  });

  it('stays as it is where its id is known', () => {
    const event = { type: 'OPEN', row: rows[0] };
    expect(fillIn(event, { rows }, facts()).event).toEqual(event);
  });

  it('takes another record where its own is in another state by now', () => {
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

  it('is told to be unknown where no response has had such a record', () => {
    expect(fillIn({ type: 'OPEN', row: invented } as never, {}, facts()).isUnknown).toBe(true);
  });

  it('stays as it is where the story has no server', () => {
    const event = { type: 'OPEN', row: invented };
    expect(fillIn(event, {}, { ...facts(), isServing: false })).toEqual({
      event,
      isUnknown: false,
      isFilled: false,
    });
  });
});
