import type { ViewAs } from './view-as.machine.ts';

/** Ava views the tenant as Ben, until half past twelve. */
export const exampleView: ViewAs = {
  userId: 'ben',
  userName: 'Ben Okafor',
  viewerName: 'Ava Stone',
  endsAt: '2026-03-11T12:30:00.000Z',
};

/** A clock that stands at a time. */
export const clockAt = (time: string) => ({ now: () => Date.parse(time) });
