import { assign, setup } from 'xstate';

interface GuardedContext {
  balance: number;
  log: string[];
}

type GuardedEvent =
  | { type: 'withdraw'; amount: number }
  | { type: 'deposit'; amount: number }
  | { type: 'note'; text: string }
  | { type: 'close' };

/** One event with three outcomes by its payload, an event without a target, and an `always`. */
export const guardedMachine = setup({
  types: {
    context: {} as GuardedContext,
    events: {} as GuardedEvent,
    input: undefined as { balance?: number } | undefined,
  },
  guards: {
    isCovered: ({ context }, params: { amount: number }) => params.amount <= context.balance,
    isSmall: (_, params: { amount: number }) => params.amount <= 10,
    isEmpty: ({ context }) => context.balance === 0,
    isOverdrawn: ({ context }) => context.balance < 0,
  },
  actions: {
    change: assign({
      balance: ({ context }, params: { by: number }) => context.balance + params.by,
    }),
    storeNote: assign({
      log: ({ context }, params: { text: string }) => [...context.log, params.text],
    }),
  },
}).createMachine({
  id: 'account',
  description: 'An account with a small overdraft.',
  context: ({ input }) => ({ balance: input?.balance ?? 100, log: [] }),
  initial: 'open',
  states: {
    open: {
      description: 'Deposits and withdrawals are accepted.',
      always: { guard: 'isOverdrawn', target: 'overdrawn' },
      on: {
        withdraw: [
          {
            guard: { type: 'isCovered', params: ({ event }) => ({ amount: event.amount }) },
            target: 'open',
            reenter: true,
            actions: { type: 'change', params: ({ event }) => ({ by: -event.amount }) },
          },
          {
            guard: { type: 'isSmall', params: ({ event }) => ({ amount: event.amount }) },
            target: 'overdrawn',
            actions: { type: 'change', params: ({ event }) => ({ by: -event.amount }) },
          },
          { target: 'rejected' },
        ],
        deposit: { actions: { type: 'change', params: ({ event }) => ({ by: event.amount }) } },
        note: { actions: { type: 'storeNote', params: ({ event }) => ({ text: event.text }) } },
        close: { guard: 'isEmpty', target: 'closed' },
      },
    },
    overdrawn: {
      description: 'The balance is negative.',
      on: {
        deposit: {
          target: 'settling',
          actions: { type: 'change', params: ({ event }) => ({ by: event.amount }) },
        },
      },
    },
    settling: {
      description: 'The new balance is checked.',
      always: [{ guard: 'isOverdrawn', target: 'overdrawn' }, { target: 'open' }],
    },
    rejected: {
      description: 'The amount was too high; the balance is unchanged.',
      on: {
        deposit: {
          target: 'open',
          actions: { type: 'change', params: ({ event }) => ({ by: event.amount }) },
        },
      },
    },
    closed: { type: 'final', description: 'The account is closed.' },
  },
});
