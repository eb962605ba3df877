import { setup } from 'xstate';

/** Two regions side by side, one of them nested once more; complete when both are. */
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
  description: 'A file is sent while its form is filled in.',
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      description: 'The file and the form go their own ways.',
      on: { cancelled: 'cancelled' },
      onDone: 'complete',
      states: {
        file: {
          description: 'What becomes of the file.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'No file was chosen yet.',
              on: { 'upload.started': 'uploading' },
            },
            uploading: {
              description: 'The file is on its way.',
              tags: 'busy',
              initial: 'sending',
              on: { 'upload.ended': 'sent' },
              states: {
                sending: {
                  description: 'Bytes flow.',
                  on: { 'upload.paused': 'paused' },
                },
                paused: {
                  description: 'The person holds it back.',
                  on: { 'upload.resumed': 'sending' },
                },
              },
            },
            sent: { type: 'final', description: 'The server has the file.' },
          },
        },
        form: {
          description: 'What becomes of the form.',
          initial: 'closed',
          states: {
            closed: { description: 'Nobody fills it in.', on: { 'form.opened': 'open' } },
            open: { description: 'It is filled in.', on: { 'form.accepted': 'accepted' } },
            accepted: { type: 'final', description: 'The form is complete.' },
          },
        },
      },
    },
    complete: { type: 'final', description: 'File and form are there.' },
    cancelled: { type: 'final', description: 'The person gave up.' },
  },
});
