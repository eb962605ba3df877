import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { cycleAdditionMachine } from './people/cycle-addition.machine.ts';
import { cycleHeadMachine } from './cycle-head.machine.ts';
import { cycleInterfacerMachine } from './people/cycle-interfacer.machine.ts';
import type { Member } from './people/cycle-people.ts';
import { cycleRemovalMachine } from './people/cycle-removal.machine.ts';
import type { Cycle } from './cycle.ts';

interface CycleDialogsContext {
  cycle: Cycle | null;
  member: Member | null;
}

type CycleDialogsEvent =
  | { type: 'cycle.edit' | 'people.select'; cycle: Cycle }
  | { type: 'interfacer.edit' | 'member.remove'; member: Member };

const toClosed = [
  {
    guard: { type: 'isOutdated', params: ({ event }: { event: { output: PartOutput } }) => event },
    target: 'closed',
    actions: 'emitChanged',
  },
  { target: 'closed' },
] as const;

export const cycleDialogsMachine = setup({
  types: {
    context: {} as CycleDialogsContext,
    events: {} as CycleDialogsEvent,
    emitted: {} as { type: 'cycle.changed' },
    children: {} as {
      head: 'head';
      interfacer: 'interfacer';
      removal: 'removal';
      addition: 'addition';
    },
  },
  actors: {
    head: cycleHeadMachine,
    interfacer: cycleInterfacerMachine,
    removal: cycleRemovalMachine,
    addition: cycleAdditionMachine,
  },
  guards: { isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated },
  actions: {
    takeCycle: assign((_, { cycle }: { cycle: Cycle }) => ({ cycle })),
    takeMember: assign((_, { member }: { member: Member }) => ({ member })),
    emitChanged: report({ type: 'cycle.changed' }),
  },
}).createMachine({
  id: 'cycle-dialogs',
  description:
    'The dialogs of a cycle: its name and days, who is reviewed, and who deals with the client. Source: REVW-009, REVW-042.',
  context: { cycle: null, member: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The cycle is shown.',
      on: {
        'cycle.edit': {
          target: 'editing',
          actions: { type: 'takeCycle', params: ({ event }) => event },
        },
        'people.select': {
          target: 'adding',
          actions: { type: 'takeCycle', params: ({ event }) => event },
        },
        'interfacer.edit': {
          target: 'interfacing',
          actions: { type: 'takeMember', params: ({ event }) => event },
        },
        'member.remove': {
          target: 'removing',
          actions: { type: 'takeMember', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'Name and days are changed in a dialog, which has its own machine.',
      invoke: {
        id: 'head',
        src: 'head',
        input: ({ context: { cycle } }) => ({ parentId: cycle?.id ?? '', part: cycle }),
        onDone: toClosed,
        onError: 'closed',
      },
    },
    adding: {
      description: 'People are added in a dialog, which has its own machine.',
      invoke: {
        id: 'addition',
        src: 'addition',
        input: ({ context: { cycle } }) => ({ cycle: cycle as Cycle }),
        onDone: toClosed,
        onError: 'closed',
      },
    },
    interfacing: {
      description: 'A client interfacer is selected in a dialog, which has its own machine.',
      invoke: {
        id: 'interfacer',
        src: 'interfacer',
        input: ({ context: { member } }) => ({ parentId: member?.cycle.id ?? '', part: member }),
        onDone: toClosed,
        onError: 'closed',
      },
    },
    removing: {
      description: 'A reviewee is removed after a confirmation, which has its own machine.',
      invoke: {
        id: 'removal',
        src: 'removal',
        input: ({ context: { member } }) => ({ part: member as Member }),
        onDone: toClosed,
        onError: 'closed',
      },
    },
  },
});

export type CycleDialogsActor = ActorRefFrom<typeof cycleDialogsMachine>;
