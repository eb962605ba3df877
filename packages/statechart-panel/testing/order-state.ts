import { describeChart } from '../core/chart/describe.ts';
import { listFullCoverage } from '../core/coverage/covered.ts';
import {
  nothingYet,
  type ActorView,
  type ResponseChoice,
  type ChartView,
  type PanelState,
  type Step,
} from '../core/link/protocol.ts';
import { callingMachine } from './charts.ts';

/** An order that was rejected once: the panel's state after that interaction, for its exports. */
const orderChart = describeChart(callingMachine, new Set(['getOrder', 'placeOrder']));

const response = (
  id: string,
  kind: ResponseChoice['kind'],
  status: number | null,
): ResponseChoice => ({
  id,
  kind,
  label: id,
  status,
});

const mocks: Record<string, ResponseChoice[]> = {
  getOrder: [response('200', 'success', 200), response('404', 'error', 404)],
  placeOrder: [
    response('201', 'success', 201),
    response('409', 'error', 409),
    response('offline', 'network', null),
  ],
};

export const orderView: ChartView = { chart: orderChart, drawing: null, mocks, rules: [] };

export const orderActor: ActorView = {
  id: 'order',
  chart: 'order',
  parent: null,
  isFrozen: false,
  status: 'active',
};

const key = (part: string): string =>
  orderChart.transitions.find((each) => each.key.includes(part))?.key ?? part;

const step = (id: string, type: string, to: string, more: Partial<Step>): Step => ({
  id,
  before: id === '1' ? null : String(Number(id) - 1),
  actor: 'order',
  at: Date.UTC(2026, 10, 20, 9) + Number(id) * 1000,
  event: { type },
  origin: 'chart',
  from: [],
  to: [`order.${to}`],
  taken: [key(type)],
  rejected: [],
  exchanges: [],
  changes: [],
  note: '',
  assessment: null,
  ...more,
});

const exchange = (operation: string, status: number, choice: string | null) => ({
  operation,
  method: 'POST',
  address: '/orders',
  request: null,
  status,
  response: null,
  duration: 12,
  choice,
});

export const orderSteps: Step[] = [
  step('1', 'xstate.init', 'loading', { origin: 'start', taken: [] }),
  step('2', 'xstate.done.actor.getOrder', 'filled', {
    exchanges: [exchange('getOrder', 200, null)],
    assessment: 'passed',
  }),
  step('3', 'change', 'filled', {
    origin: 'panel',
    event: { type: 'change', items: 3 },
  }),
  step('4', 'place', 'placing', { origin: 'screen', assessment: 'passed' }),
  step('5', 'xstate.error.actor.placeOrder', 'filled', {
    exchanges: [exchange('placeOrder', 409, '409')],
    assessment: 'failed',
    note: 'The page does not say | why.',
  }),
];

const full = listFullCoverage(orderChart, mocks);

export const orderState: PanelState = {
  ...nothingYet,
  story: { id: 'flows-order--interaction', title: 'Flows/Order', name: 'Interaction' },
  actors: [orderActor],
  charts: { order: orderView },
  steps: orderSteps,
  head: '5',
  tip: '5',
  coverage: {
    order: {
      full,
      interaction: {
        states: ['order', 'order.loading', 'order.filled', 'order.placing'],
        transitions: orderSteps.flatMap(({ taken }) => taken),
        rejections: [],
        outcomes: ['getOrder 200', 'placeOrder 409'],
      },
      browser: {
        states: ['order', 'order.loading', 'order.filled', 'order.placing', 'order.unavailable'],
        transitions: [...orderSteps.flatMap(({ taken }) => taken), key('error.actor.getOrder')],
        rejections: [],
        outcomes: ['getOrder 200', 'getOrder 404', 'placeOrder 409'],
      },
      paths: {
        states: full.states,
        transitions: full.transitions.filter((each) => !each.includes('updates')),
        rejections: [],
        outcomes: [],
      },
      stories: {
        states: ['order', 'order.loading', 'order.filled'],
        transitions: [key('done.actor.getOrder')],
        rejections: [],
        outcomes: ['getOrder 200', 'placeOrder 201'],
      },
    },
  },
};
