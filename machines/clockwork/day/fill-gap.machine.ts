import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { postClockWork } from './clockwork-day.actors.ts';
import { type EntriesChanged, type Entry, seen } from '../entry/entries.ts';
import { filled, type Fill, type Gap } from './gaps.ts';
import { assertDefined } from '../assert-defined.ts';
import { undoOfFill, type ChangeUndoable } from '../entry/undo.ts';

interface SelectedFill {
  fill: Fill;
  gap: Gap;
}

export interface FillGapContext {
  selected: SelectedFill | null;
  /** The entry that is or would be extended, as it is afterwards. */
  preview: Entry | null;
  /** Id of the last extended entry: it gets the focus, since the gap no longer exists. */
  grownId: string | null;
}

export type FillGapEvent =
  | ({ type: 'fill.show' } & SelectedFill)
  | { type: 'fill.hide' }
  | ({ type: 'gap.fill' } & SelectedFill);

/** The extended entry, before the change. */
const getExtendedEntry = ({ fill, gap }: SelectedFill): Entry =>
  fill === 'upfill' ? gap.newer : gap.older;

export const fillGapMachine = setup({
  types: {
    context: {} as FillGapContext,
    events: {} as FillGapEvent,
    emitted: {} as EntriesChanged | ChangeUndoable,
    tags: {} as 'busy',
  },
  actors: { postClockWork },
  guards: { isUp: (_, { fill }: SelectedFill) => fill === 'upfill' },
  actions: {
    show: assign((_, { fill, gap }: SelectedFill) => ({
      selected: { fill, gap },
      preview: filled(gap, fill),
      grownId: null,
    })),
    clearSelected: assign({ selected: null, preview: null }),
    storeGrown: assign({ grownId: ({ context }) => assertDefined(context.preview).id }),
    offerUndo: report(({ context }, { output }: { output: readonly Entry[] }) => ({
      type: 'change.undoable' as const,
      undo: undoOfFill(getExtendedEntry(assertDefined(context.selected)), output),
    })),
    emitResult: report((_, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
    })),
  },
}).createMachine({
  id: 'fill-gap',
  description:
    'A gap between two entries is filled by extending one of them. Source: CLOCK-055, CLOCK-014.',
  context: { selected: null, preview: null, grownId: null },
  initial: 'idle',
  on: {
    'fill.show': [
      {
        guard: { type: 'isUp', params: ({ event }) => event },
        target: '.upFillHover',
        actions: { type: 'show', params: ({ event }) => event },
      },
      {
        target: '.downFillHover',
        actions: { type: 'show', params: ({ event }) => event },
      },
    ],
    'gap.fill': { target: '.filling', actions: { type: 'show', params: ({ event }) => event } },
  },
  states: {
    idle: { description: 'The pointer is over no gap.', entry: 'clearSelected' },
    upFillHover: {
      description: 'Previews the newer entry, starting where the gap starts.',
      on: { 'fill.hide': 'idle' },
    },
    downFillHover: {
      description: 'Previews the older entry, ending where the gap ends.',
      on: { 'fill.hide': 'idle' },
    },
    filling: {
      description: 'The gap is being filled; the entry is shown with its future times.',
      tags: 'busy',
      on: { 'fill.show': {}, 'gap.fill': {} },
      invoke: {
        id: 'fillEntry',
        src: 'postClockWork',
        input: ({ context }) => ({
          type: assertDefined(context.selected).fill,
          entryPayLoad: seen(assertDefined(context.preview)),
        }),
        onDone: {
          target: 'idle',
          actions: [
            'storeGrown',
            { type: 'emitResult', params: ({ event }) => event },
            { type: 'offerUndo', params: ({ event }) => event },
          ],
        },
        onError: 'idle',
      },
    },
  },
});

export type FillGapActor = ActorRefFrom<typeof fillGapMachine>;
