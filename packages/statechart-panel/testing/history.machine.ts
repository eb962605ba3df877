import { setup } from 'xstate';

/** Returns to the previous state by history: shallow to the region's child, or deep. */
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
  description: 'Plays chapters and resumes where it was paused.',
  initial: 'playing',
  states: {
    playing: {
      description: 'A chapter is playing.',
      initial: 'intro',
      on: { paused: 'paused' },
      states: {
        intro: { description: 'The opening.', on: { next: 'chapter' } },
        chapter: {
          description: 'The main part.',
          initial: 'plain',
          on: { next: 'credits' },
          states: {
            plain: { description: 'Without notes.', on: { 'detail.toggled': 'annotated' } },
            annotated: { description: 'With notes.', on: { 'detail.toggled': 'plain' } },
          },
        },
        credits: { description: 'The credits.' },
        last: { type: 'history', description: 'The last part played.', target: 'intro' },
        lastExactly: {
          type: 'history',
          history: 'deep',
          description: 'The last part played, with or without notes.',
          target: 'intro',
        },
      },
    },
    paused: {
      description: 'Playback is paused.',
      on: { resumed: 'playing.last', 'resumed.deep': 'playing.lastExactly' },
    },
  },
});
