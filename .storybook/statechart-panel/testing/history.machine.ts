import { setup } from 'xstate';

/** Comes back to where it was: to the region's child, or as deep as it stood. */
export const historyMachine = setup({
  types: {
    events: {} as
      | { type: 'paused' }
      | { type: 'resumed' }
      | { type: 'resumed.deep' }
      | { type: 'next' }
      | { type: 'detail.toggled' },
  },
}).createMachine({
  id: 'player',
  description: 'Plays chapters, and remembers where it was paused.',
  initial: 'playing',
  states: {
    playing: {
      description: 'A chapter is heard.',
      initial: 'intro',
      on: { paused: 'paused' },
      states: {
        intro: { description: 'The opening.', on: { next: 'chapter' } },
        chapter: {
          description: 'The story itself.',
          initial: 'plain',
          on: { next: 'credits' },
          states: {
            plain: { description: 'Without notes.', on: { 'detail.toggled': 'annotated' } },
            annotated: { description: 'With notes.', on: { 'detail.toggled': 'plain' } },
          },
        },
        credits: { description: 'The names of all.' },
        last: { type: 'history', description: 'The part that was heard last.', target: 'intro' },
        lastExactly: {
          type: 'history',
          history: 'deep',
          description: 'The part that was heard last, with or without notes.',
          target: 'intro',
        },
      },
    },
    paused: {
      description: 'Nothing is heard.',
      on: { resumed: 'playing.last', 'resumed.deep': 'playing.lastExactly' },
    },
  },
});
