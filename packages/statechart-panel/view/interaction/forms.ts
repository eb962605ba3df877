import { useState } from 'react';
import type { PlainEvent } from '../../core/link/protocol.ts';
import { hasPayload } from '../format.ts';
import { readPayload, type Edits } from './payload.ts';

/** The state of an event's form; it persists when the event is sent or another tab is opened. */
export interface Draft {
  isOpen: boolean;
  /** Index of the example that the form starts with. */
  example: number;
  edits: Edits;
  errors: Record<string, string>;
}

const fresh: Draft = { isOpen: false, example: 0, edits: {}, errors: {} };

export interface Forms {
  read(actor: string, type: string): Draft;
  change(actor: string, type: string, change: Partial<Draft>): void;
}

export function useForms(): Forms {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const key = (actor: string, type: string) => `${actor} ${type}`;
  return {
    read: (actor, type) => drafts[key(actor, type)] ?? fresh,
    change: (actor, type, change) =>
      setDrafts((all) => {
        const at = key(actor, type);
        return { ...all, [at]: { ...(all[at] ?? fresh), ...change } };
      }),
  };
}

/** The example that a form starts with; fewer examples may be left since. */
export const findExample = (
  examples: readonly PlainEvent[],
  draft: Draft,
): PlainEvent | undefined => examples[draft.example] ?? examples[0];

/** Sends an event with the form's data; an invalid form opens and shows its errors. */
export function sendDraft(
  forms: Forms,
  actor: string,
  examples: readonly PlainEvent[],
  send: (event: PlainEvent) => void,
): boolean {
  const example = examples[0];
  if (!example) return false;
  const draft = forms.read(actor, example.type);
  const selected = findExample(examples, draft) ?? example;
  if (!hasPayload(selected)) {
    send(selected);
    return true;
  }
  const { event, errors } = readPayload(selected, draft.edits);
  forms.change(
    actor,
    example.type,
    event ? { errors: {} } : { isOpen: true, errors: errors ?? {} },
  );
  if (event) send(event);
  return event !== null;
}
