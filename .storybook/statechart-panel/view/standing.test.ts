import { describe, expect, test } from 'vitest';
import { guarded, parcel } from '../testing/moments.ts';
import { getNames, formatTransition, getStatuses } from './standing.ts';
import { createMarker } from './walked.ts';

describe('a transition', () => {
  const standings = getStatuses(guarded.chart, guarded.active, guarded.possible);

  test('that is possible needs no reason', () => {
    expect(standings.get('account.open: note[0] → stays')).toEqual({ is: 'possible', why: '' });
  });

  test('says which guard refuses it', () => {
    expect(standings.get('account.open: close[0] → account.closed')).toEqual({
      is: 'rejected',
      why: 'refused by isEmpty',
    });
  });

  test('says in words which one comes before it', () => {
    expect(standings.get('account.open: withdraw[2] → account.refused')).toEqual({
      is: 'preceded',
      why: 'preceded by withdraw [isCovered]',
    });
  });

  test('of a state that is not active is inactive, whatever was possible before', () => {
    const later = getStatuses(guarded.chart, ['account', 'account.closed'], guarded.possible);
    expect(new Set([...later.values()].map(({ is }) => is))).toEqual(new Set(['inactive']));
  });

  test('is spoken with its guard, its source and its target', () => {
    const names = getNames(guarded.chart);
    const spoken = guarded.chart.transitions.map((each) => formatTransition(each, names));
    expect(spoken).toContain('withdraw [isSmall], from open to overdrawn');
    expect(spoken).toContain('note, stays in open');
  });
});

describe('a mark', () => {
  const mark = createMarker(parcel.overlay, 'states');

  test('of this walk comes before that of the browser, and that before the tests', () => {
    expect(mark('parcel.working.form')).toBe('interaction');
    expect(mark('parcel.working.form.open')).toBe('browser');
    expect(mark('parcel.working.form.accepted')).toBe('tests');
    expect(mark('parcel.complete')).toBe('none');
  });

  test('is not there without an overlay', () => {
    expect(createMarker(null, 'states')('parcel')).toBeNull();
  });
});
