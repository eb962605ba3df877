import { describe, expect, test } from 'vitest';
import { guarded, parcel } from '../testing/recorded-states.ts';
import { getNames, formatTransition, getStatuses } from './transition-status.ts';
import { createMarker } from './marker.ts';

describe('the status of a transition', () => {
  const standings = getStatuses(guarded.chart, guarded.active, guarded.possible);

  test('a possible transition needs no reason', () => {
    expect(standings.get('account.open: note[0] → stays')).toEqual({ is: 'possible', why: '' });
  });

  test('a blocked transition names the guard that rejects it', () => {
    expect(standings.get('account.open: close[0] → account.closed')).toEqual({
      is: 'rejected',
      why: 'rejected by isEmpty',
    });
  });

  test('a preceded transition says which transition comes first', () => {
    expect(standings.get('account.open: withdraw[2] → account.rejected')).toEqual({
      is: 'preceded',
      why: 'preceded by withdraw [isCovered]',
    });
  });

  test('a transition of a state that is not active is inactive, even if it was possible before', () => {
    const later = getStatuses(guarded.chart, ['account', 'account.closed'], guarded.possible);
    expect(new Set([...later.values()].map(({ is }) => is))).toEqual(new Set(['inactive']));
  });

  test('a transition is announced with its guard, source and target', () => {
    const names = getNames(guarded.chart);
    const spoken = guarded.chart.transitions.map((each) => formatTransition(each, names));
    expect(spoken).toContain('withdraw [isSmall], from open to overdrawn');
    expect(spoken).toContain('note, stays in open');
  });
});

describe('the coverage mark of a transition', () => {
  const mark = createMarker(parcel.overlay, 'states');

  test('a mark of this interaction has priority over one of the browser, and that over one of tests', () => {
    expect(mark('parcel.working.form')).toBe('interaction');
    expect(mark('parcel.working.form.open')).toBe('browser');
    expect(mark('parcel.working.form.accepted')).toBe('tests');
    expect(mark('parcel.complete')).toBe('none');
  });

  test('no mark is shown without an overlay', () => {
    expect(createMarker(null, 'states')('parcel')).toBeNull();
  });
});
