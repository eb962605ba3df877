import { describeChart } from '../core/chart/describe.ts';
import type { Possibility, Covered } from '../core/link/protocol.ts';
import type { Overlay } from '../view/chart-props.ts';
import { delayedMachine, guardedMachine, parallelMachine } from './charts.ts';

/** Recorded states of the test charts, as the story's end reports them. */

export const guarded = {
  chart: describeChart(guardedMachine),
  active: ['account', 'account.open'],
  possible: {
    'account.open: always[0] → account.overdrawn': { is: 'rejected', guard: 'isOverdrawn' },
    'account.open: withdraw[0] → account.open': { is: 'possible' },
    'account.open: withdraw[1] → account.overdrawn': {
      is: 'preceded',
      by: 'account.open: withdraw[0] → account.open',
    },
    'account.open: withdraw[2] → account.rejected': {
      is: 'preceded',
      by: 'account.open: withdraw[0] → account.open',
    },
    'account.open: deposit[0] → stays': { is: 'possible' },
    'account.open: note[0] → stays': { is: 'possible' },
    'account.open: close[0] → account.closed': { is: 'rejected', guard: 'isEmpty' },
  } satisfies Record<string, Possibility>,
};

export const delayed = {
  chart: describeChart(delayedMachine),
  active: ['crossing', 'crossing.red'],
  possible: {
    'crossing.red: xstate.after.redPhase.crossing.red[0] → crossing.dark': { is: 'awaited' },
    'crossing.red: xstate.after.redPhase.crossing.red[1] → crossing.green': { is: 'awaited' },
  } satisfies Record<string, Possibility>,
};

const covered = (states: string[], transitions: string[]): Covered => ({
  states: states.map((path) => (path === '' ? 'parcel' : `parcel.${path}`)),
  transitions,
  rejections: [],
  outcomes: [],
});

/**
 * A parcel whose file is being sent: covered by hand, partly in an earlier session, and by tests.
 */
export const parcel = {
  chart: describeChart(parallelMachine),
  active: [
    'parcel',
    'parcel.working',
    'parcel.working.file',
    'parcel.working.file.uploading',
    'parcel.working.file.uploading.sending',
    'parcel.working.form',
    'parcel.working.form.closed',
  ],
  possible: {
    'parcel.working: cancelled[0] → parcel.cancelled': { is: 'possible' },
    'parcel.working.file.uploading: upload.ended[0] → parcel.working.file.sent': { is: 'possible' },
    'parcel.working.file.uploading.sending: upload.paused[0] → parcel.working.file.uploading.paused':
      { is: 'possible' },
    'parcel.working.form.closed: form.opened[0] → parcel.working.form.open': { is: 'possible' },
    'parcel.working: xstate.done.state.parcel.working[0] → parcel.complete': { is: 'awaited' },
  } satisfies Record<string, Possibility>,
  overlay: {
    interaction: covered(
      [
        '',
        'working',
        'working.file',
        'working.file.waiting',
        'working.file.uploading',
        'working.file.uploading.sending',
        'working.form',
        'working.form.closed',
      ],
      ['parcel.working.file.waiting: upload.started[0] → parcel.working.file.uploading'],
    ),
    browser: covered(
      ['working.form.open'],
      ['parcel.working.form.closed: form.opened[0] → parcel.working.form.open'],
    ),
    tests: covered(
      ['working.form.accepted', 'working.form.open', 'cancelled'],
      [
        'parcel.working.form.open: form.accepted[0] → parcel.working.form.accepted',
        'parcel.working: cancelled[0] → parcel.cancelled',
      ],
    ),
  } satisfies Overlay,
};
