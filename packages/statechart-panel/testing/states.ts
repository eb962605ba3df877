import { describeChart } from '../core/chart/describe.ts';
import {
  nothingYet,
  type ResponseChoice,
  type ChartView,
  type Offer,
  type PanelState,
  type PlainEvent,
  type Possibility,
  type Step,
} from '../core/link/protocol.ts';
import { callingMachine } from './calling.machine.ts';
import { delayedMachine } from './delayed.machine.ts';
import { guardedMachine } from './guarded.machine.ts';
import { spawningMachine, taskMachine } from './spawning.machine.ts';

/** Sunday, 1 March 2026, 10:00 UTC. */
const now = Date.UTC(2026, 2, 1, 10);
const clock = { now, isStopped: true, canBeSet: true, timeZone: 'UTC', waits: [] };
const story = { id: 'panel--recorded', title: 'Flows/Account', name: 'Interaction' };

const buildView = (
  machine: Parameters<typeof describeChart>[0],
  mocks: ChartView['mocks'] = {},
): ChartView => ({
  chart: describeChart(machine, new Set(Object.keys(mocks))),
  drawing: null,
  mocks,
  rules: [],
});

const buildActor = (id: string, parent: string | null = null, chart = id) =>
  ({ id, chart, parent, isFrozen: false, status: 'active' }) as const;

/** A step as the story records it; omitted fields default to a step without effects. */
export function buildStep(id: number, event: PlainEvent, more: Partial<Step> = {}): Step {
  return {
    id: String(id),
    before: id === 1 ? null : String(id - 1),
    actor: 'account',
    at: now - 60_000 + id * 1000,
    event,
    origin: 'panel',
    from: ['account.open'],
    to: ['account.open'],
    taken: [`account.open: ${event.type}[0] → stays`],
    rejected: [],
    exchanges: [],
    changes: [],
    note: '',
    assessment: null,
    ...more,
  };
}

const keyIn = ({ chart }: ChartView, source: string, event: string, branch = 0) =>
  chart.transitions.find(
    (each) => each.source === source && each.event === event && each.branch === branch,
  )?.key ?? null;

const buildOffer = (type: string, takes: string | null, ...examples: object[]): Offer => ({
  type,
  examples: examples.length > 0 ? examples.map((each) => ({ ...each, type })) : [{ type }],
  isPossible: true,
  rejectedBy: null,
  takes,
});

const account = buildView(guardedMachine);

/** An open account: payloads of every kind, a rejected event, an abandoned branch. */
export const accountState: PanelState = {
  ...nothingYet,
  story,
  clock,
  actors: [buildActor('account')],
  charts: { account },
  moments: {
    account: {
      active: ['account', 'account.open'],
      context: { balance: 60, log: ['Opened'] },
      output: null,
      running: [],
      offers: [
        buildOffer(
          'withdraw',
          keyIn(account, 'account.open', 'withdraw'),
          { amount: 40, receipt: true },
          { amount: 400, receipt: false },
        ),
        buildOffer('deposit', keyIn(account, 'account.open', 'deposit'), { amount: 25 }),
        buildOffer('note', keyIn(account, 'account.open', 'note'), {
          text: 'Rent',
          labels: ['home'],
        }),
        { ...buildOffer('close', null), isPossible: false, rejectedBy: 'isEmpty' },
      ],
      possible: Object.fromEntries(
        account.chart.transitions
          .filter(({ source }) => source === 'account.open')
          .map(({ key, event, branch, guard }): [string, Possibility] => {
            if (event === 'close') return [key, { is: 'rejected', guard: 'isEmpty' }];
            if (event === '') return [key, { is: 'rejected', guard: String(guard) }];
            return [key, branch > 0 ? { is: 'preceded', by: 'isCovered' } : { is: 'possible' }];
          }),
      ),
    },
  },
  steps: [
    buildStep(1, { type: 'xstate.init' }, { origin: 'start', from: [], taken: [] }),
    buildStep(
      2,
      { type: 'withdraw', amount: 40 },
      {
        changes: [{ path: 'balance', before: 100, after: 60 }],
        note: 'As agreed',
        assessment: 'passed',
      },
    ),
    buildStep(
      3,
      { type: 'close' },
      {
        origin: 'screen',
        taken: [],
        rejected: [keyIn(account, 'account.open', 'close') ?? ''],
      },
    ),
    buildStep(4, { type: 'withdraw', amount: 400 }, { before: '2', to: ['account.rejected'] }),
    buildStep(5, { type: 'deposit', amount: 10 }, { from: ['account.rejected'] }),
  ],
  head: '3',
  tip: '3',
};

const choice = (
  kind: ResponseChoice['kind'],
  id: string,
  label: string,
  status: number | null,
): ResponseChoice => ({ id, kind, label, status });

const network = [
  choice('network', 'slow', 'slow, 3 s', null),
  choice('network', 'offline', 'offline', null),
  choice('network', 'malformed', 'malformed', 200),
  choice('network', 'empty', 'empty', 200),
];

const order = buildView(callingMachine, {
  getOrder: [
    choice('success', '200', '200', 200),
    choice('success', '200 large', '200 large', 200),
    choice('error', '404', '404 not found', 404),
    choice('error', '500', '500 internal error', 500),
    ...network,
  ],
  placeOrder: [
    choice('success', '201', '201 created', 201),
    choice('error', '409', '409 sold out', 409),
    ...network,
  ],
});

/** An order that is loading, after a first failed attempt. */
export const orderState: PanelState = {
  ...nothingYet,
  story: { ...story, title: 'Flows/Order' },
  clock,
  actors: [buildActor('order')],
  charts: { order },
  moments: {
    order: {
      active: ['order', 'order.loading'],
      context: { order: null, number: null, updates: 0 },
      output: null,
      running: ['listenToUpdates', 'getOrder'],
      offers: [buildOffer('updates', keyIn(order, 'order', 'updates'))],
      possible: {},
    },
  },
  steps: [
    buildStep(
      1,
      { type: 'xstate.init' },
      { actor: 'order', origin: 'start', from: [], to: ['order.loading'], taken: [] },
    ),
    buildStep(
      2,
      { type: 'xstate.error.actor.getOrder' },
      {
        actor: 'order',
        origin: 'chart',
        from: ['order.loading'],
        to: ['order.unavailable'],
        exchanges: [
          {
            operation: 'getOrder',
            method: 'GET',
            address: '/orders/o1',
            request: null,
            status: 500,
            response: { title: 'Internal error' },
            duration: 42,
            choice: '500',
          },
        ],
      },
    ),
    buildStep(
      3,
      { type: 'retry' },
      { actor: 'order', from: ['order.unavailable'], to: ['order.loading'] },
    ),
  ],
  head: '3',
  tip: '3',
};

const board = buildView(spawningMachine);
const task = buildView(taskMachine);

/** A board with a spawned task and an invoked one. */
export const boardState: PanelState = {
  ...nothingYet,
  story: { ...story, title: 'Flows/Board' },
  clock,
  actors: [buildActor('board'), buildActor('task', 'board'), buildActor('task-2', 'board', 'task')],
  charts: { board, task },
  moments: {
    board: {
      active: ['board', 'board.reviewing'],
      context: { tasks: ['actor task'] },
      output: null,
      running: ['review'],
      offers: [],
      possible: {},
    },
    task: {
      active: ['task', 'task.planned'],
      context: { title: 'Paint' },
      output: null,
      running: [],
      offers: [
        buildOffer('start', keyIn(task, 'task.planned', 'start')),
        buildOffer('drop', keyIn(task, 'task.planned', 'drop')),
      ],
      possible: {},
    },
    'task-2': {
      active: ['task', 'task.doing'],
      context: { title: 'Review' },
      output: null,
      running: [],
      offers: [buildOffer('finish', keyIn(task, 'task.doing', 'finish'))],
      possible: {},
    },
  },
};

const waiting = buildView(delayedMachine);
const delays = waiting.chart.transitions.filter(
  ({ kind, branch }) => kind === 'after' && branch === 0,
);

/** Pending delays. */
export const waitingState: PanelState = {
  ...nothingYet,
  story: { ...story, title: 'Flows/Waiting' },
  actors: [buildActor(waiting.chart.id)],
  charts: { [waiting.chart.id]: waiting },
  moments: {
    [waiting.chart.id]: {
      active: [waiting.chart.id, delays[0]?.source ?? ''],
      context: {},
      output: null,
      running: [],
      offers: [],
      possible: {},
    },
  },
  clock: {
    ...clock,
    waits: delays.map(({ key, label }, index) => ({
      actor: waiting.chart.id,
      transition: key,
      delay: label.replace('after ', ''),
      due: now + (index + 1) * 90_000,
    })),
  },
};
