import type { ReactNode } from 'react';
import type {
  SavedTextActor,
  SavedTextMachine,
} from '#machines/reviews/shared/create-saved-text.ts';
import { exampleClock, toTextInput } from '#machines/reviews/shared/review-form.fixtures.ts';
import type { TextSource } from '#machines/reviews/shared/saved-text.ts';
import { StateCard } from '#stories/flows.tsx';
import { frozenActor, type FrozenSnapshot } from '@atrium/statechart-panel';

type Context = NonNullable<FrozenSnapshot<SavedTextMachine>['context']>;

interface TextStories {
  source: TextSource;
  render: (actor: SavedTextActor) => ReactNode;
}

/** What a text has typed or found out in a state. */
const contexts: Readonly<Record<string, Context>> = {
  typing: { text: 'Pleasant, and on t' },
  saving: { text: 'Pleasant, and on time.' },
  saved: { text: 'Pleasant, and on time.', savedAt: exampleClock.now() },
  rejected: { text: '', error: { rule: 'answer' } },
  comparing: { text: 'Mine.' },
  conflict: { text: 'Mine.', theirs: { text: 'Theirs.', version: 2 } },
  waiting: { text: 'Typed while the server is away.' },
  denied: {
    text: 'Too late.',
    isEditable: false,
    denial: 'The review has moved on to “Final review”.',
  },
};

/** The stories of a text that is saved as typed, by the states of its machine. */
export const textStories =
  (machine: SavedTextMachine, { source, render }: TextStories) =>
  (name: string) => ({
    parameters: { flow: machine.id, state: name },
    render: () => {
      const actor = frozenActor(machine, {
        state: name,
        input: toTextInput(source),
        context: contexts[name] ?? {},
      });
      return (
        <>
          <StateCard machine={machine} actor={actor} />
          {render(actor)}
        </>
      );
    },
  });
