import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../children.ts';
import type { MenuItem } from './menu.ts';

type Menu = readonly MenuItem[];

interface MenuHistoryContext {
  /** The menus before each change, the oldest first. */
  past: readonly Menu[];
  /** What the last change was about, so that typing a title is one step. */
  subject: string;
}

export type MenuHistoryEvent =
  /** The menu before a change, and what the change is about. */
  { type: 'edit.made'; before: Menu; subject: string } | { type: 'undo' } | { type: 'clear' };

/** The menu before the last change. */
interface MenuUndone {
  type: 'menu.undone';
  appMenus: Menu;
}

interface Edit {
  before: Menu;
  subject: string;
}

/** Steps that can be undone. */
const limit = 30;

export const menuHistoryMachine = setup({
  types: {
    context: {} as MenuHistoryContext,
    events: {} as MenuHistoryEvent,
    emitted: {} as MenuUndone,
  },
  guards: {
    isSameEdit: ({ context }, { subject }: Edit) => subject !== '' && subject === context.subject,
    isLastStep: ({ context }) => context.past.length === 1,
  },
  actions: {
    store: assign(({ context }, { before, subject }: Edit) => ({
      past: [...context.past, before].slice(-limit),
      subject,
    })),
    emitUndone: report(({ context }) => ({
      type: 'menu.undone' as const,
      appMenus: context.past.at(-1) ?? [],
    })),
    dropLast: assign(({ context }) => ({ past: context.past.slice(0, -1), subject: '' })),
    clear: assign({ past: [], subject: '' }),
  },
}).createMachine({
  id: 'menu-history',
  description: 'The changes of the menu since it was saved, undone one by one. Source: ADMIN-024.',
  context: { past: [], subject: '' },
  initial: 'unchanged',
  states: {
    unchanged: {
      description: 'Nothing was changed since the menu was loaded or saved.',
      on: {
        'edit.made': {
          target: 'changed',
          actions: { type: 'store', params: ({ event }) => event },
        },
      },
    },
    changed: {
      description: 'The last change can be undone; typing in one field is one change.',
      on: {
        'edit.made': [
          { guard: { type: 'isSameEdit', params: ({ event }) => event } },
          { actions: { type: 'store', params: ({ event }) => event } },
        ],
        undo: [
          { guard: 'isLastStep', target: 'unchanged', actions: ['emitUndone', 'dropLast'] },
          { actions: ['emitUndone', 'dropLast'] },
        ],
        clear: { target: 'unchanged', actions: 'clear' },
      },
    },
  },
});

export type MenuHistoryActor = ActorRefFrom<typeof menuHistoryMachine>;
