import type { FormValues, LoadedForm } from './form-values.ts';

// States shared by the forms of records and of settings after a version conflict.

/** Each form loads the other version in its own way. */
export const comparing = {
  description: 'Someone else saved first: the version that they saved is loading.',
  tags: 'busy',
} as const;

/** The transitions after the other version has loaded. */
export const theirsRead = <Form extends FormValues>() =>
  ({
    target: 'conflict',
    actions: {
      type: 'storeTheirs',
      params: ({ event }: { event: { output: LoadedForm<Form> } }) => event.output,
    },
  }) as const;

export const conflict = {
  description: 'Shows the fields that both have changed: keep mine, or use theirs.',
  on: {
    'conflict.keepMine': { target: 'saving', actions: 'takeMine' },
    'conflict.useTheirs': { target: 'editing', actions: 'takeTheirs' },
    CANCEL: 'editing',
  },
} as const;
