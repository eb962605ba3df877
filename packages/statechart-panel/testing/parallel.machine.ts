import { setup } from 'xstate';

/** Two parallel regions, one of them with nested regions; done when both are done. */
export const parallelMachine = setup({
  types: {
    events: {} as
      | { type: 'upload.started' }
      | { type: 'upload.paused' }
      | { type: 'upload.resumed' }
      | { type: 'upload.ended' }
      | { type: 'form.opened' }
      | { type: 'form.accepted' }
      | { type: 'cancelled' },
    tags: {} as 'busy',
  },
}).createMachine({
  id: 'parcel',
  description: 'A file is uploaded while its form is filled in.',
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      description: 'The file and the form are processed in parallel.',
      on: { cancelled: 'cancelled' },
      onDone: 'complete',
      states: {
        file: {
          description: 'The upload of the file.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'No file is selected yet.',
              on: { 'upload.started': 'uploading' },
            },
            uploading: {
              description: 'The file is being uploaded.',
              tags: 'busy',
              initial: 'sending',
              on: { 'upload.ended': 'sent' },
              states: {
                sending: {
                  description: 'Data is being sent.',
                  on: { 'upload.paused': 'paused' },
                },
                paused: {
                  description: 'The user paused the upload.',
                  on: { 'upload.resumed': 'sending' },
                },
              },
            },
            sent: { type: 'final', description: 'The server has the file.' },
          },
        },
        form: {
          description: 'The state of the form.',
          initial: 'closed',
          states: {
            closed: { description: 'The form is closed.', on: { 'form.opened': 'open' } },
            open: {
              description: 'The form is being filled in.',
              on: { 'form.accepted': 'accepted' },
            },
            accepted: { type: 'final', description: 'The form is complete.' },
          },
        },
      },
    },
    complete: { type: 'final', description: 'The file and the form are complete.' },
    cancelled: { type: 'final', description: 'The user cancelled.' },
  },
});
