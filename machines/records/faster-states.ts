import type { FormValues, LoadedForm } from './form-values.ts';

// What a record's form and one of settings have in common once somebody else was faster.

/** How their version is read is each form's own. */
export const comparing = {
  description: 'Somebody else was faster: what they have saved is being read.',
  tags: 'busy',
} as const;

/** Where the reading of their version leads. */
export const theirsRead = <Form extends FormValues>() =>
  ({
    target: 'conflict',
    actions: {
      type: 'storeTheirs',
      params: ({ event }: { event: { output: LoadedForm<Form> } }) => event.output,
    },
  }) as const;

export const conflict = {
  description: 'Shows what both have changed: keep mine, or take theirs.',
  on: {
    'conflict.keepMine': { target: 'saving', actions: 'takeMine' },
    'conflict.useTheirs': { target: 'editing', actions: 'takeTheirs' },
    CANCEL: 'editing',
  },
} as const;
