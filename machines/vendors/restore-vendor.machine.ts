import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { restoreVendor } from './restore-vendor.actors.ts';
import type { Vendor } from './vendor.ts';

/** How long a deletion can be undone, in ms. */
export const offerTime = 10_000;

export interface RestoreVendorContext {
  /** The vendor that was deleted last. */
  deleted: Vendor | null;
  /** The vendor that is being created again. */
  restoring: Vendor | null;
  /** Whether the person points at the offer or has the focus in it: it stays as long. */
  isHeld: boolean;
}

export type RestoreVendorEvent =
  | { type: 'vendor.deleted'; vendor: Vendor }
  | { type: 'UNDO' }
  | { type: 'offer.held' }
  | { type: 'offer.released' };

const held = ({ restoring }: RestoreVendorContext): Vendor => {
  if (!restoring) throw new Error('No vendor was deleted.');
  return restoring;
};

export const restoreVendorMachine = setup({
  types: {
    context: {} as RestoreVendorContext,
    events: {} as RestoreVendorEvent,
    emitted: {} as { type: 'vendor.restored'; vendor: Vendor },
    tags: {} as 'busy' | 'offered',
  },
  actors: { restoreVendor },
  guards: {
    isHeld: ({ context }) => context.isHeld,
    isReleased: ({ context }) => !context.isHeld,
    isAnotherDeleted: ({ context }) => context.deleted !== context.restoring,
  },
  actions: {
    offer: assign({ deleted: (_, { vendor }: { vendor: Vendor }) => vendor }),
    take: assign({ restoring: ({ context }) => context.deleted }),
    tellRestored: emit(({ context }) => ({
      type: 'vendor.restored' as const,
      vendor: held(context),
    })),
  },
  delays: { offerTime },
}).createMachine({
  id: 'restore-vendor',
  description:
    'A vendor that was deleted can be created again for a while, with its own id. Source: document 1, section 2 (Vendors, clients, settings).',
  context: { deleted: null, restoring: null, isHeld: false },
  on: {
    'offer.held': { actions: assign({ isHeld: true }) },
    'offer.released': { actions: assign({ isHeld: false }) },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'There is nothing to undo.',
      entry: assign({ isHeld: false }),
      on: {
        'vendor.deleted': {
          target: 'offering',
          actions: { type: 'offer', params: ({ event }) => event },
        },
      },
    },
    offering: {
      description: 'The vendor that was deleted last can be brought back.',
      tags: 'offered',
      initial: 'passing',
      on: {
        UNDO: { target: 'restoring', actions: 'take' },
        'vendor.deleted': {
          target: 'offering',
          reenter: true,
          actions: { type: 'offer', params: ({ event }) => event },
        },
      },
      states: {
        passing: {
          description: 'The offer goes by itself after a while.',
          always: { guard: 'isHeld', target: 'held' },
          after: { offerTime: '#restore-vendor.idle' },
        },
        held: {
          description: 'The person is at the offer: it stays until they leave it.',
          always: { guard: 'isReleased', target: 'passing' },
        },
      },
    },
    restoring: {
      description: 'The vendor is being created again, with the id that it had.',
      tags: ['busy', 'offered'],
      on: { 'vendor.deleted': { actions: { type: 'offer', params: ({ event }) => event } } },
      invoke: {
        id: 'restoreVendor',
        src: 'restoreVendor',
        input: ({ context }) => ({ vendor: held(context) }),
        onDone: [
          { guard: 'isAnotherDeleted', target: 'offering', actions: 'tellRestored' },
          { target: 'idle', actions: 'tellRestored' },
        ],
        onError: 'offering',
      },
    },
  },
});

export type RestoreVendorActor = ActorRefFrom<typeof restoreVendorMachine>;
