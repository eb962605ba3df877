import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import {
  entrySuggestionsMachine,
  type EntrySuggestionsActor,
} from '#machines/clockwork/entry-suggestions.machine.ts';
import { useTold } from '#page/use-told.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { SuggestionList } from './suggestion-list.tsx';

interface SuggestionsProps {
  day: ClockWorkDayActor;
  listId: string;
  /** Hears of the chart that the field's keys go to. */
  onActor: (actor: EntrySuggestionsActor) => void;
}

/** What is suggested for the next entry of the day. Loaded once its field is entered. */
export function Suggestions({ day, listId, onActor }: SuggestionsProps) {
  const actor = useActorRef(entrySuggestionsMachine);
  useTold(actor, { type: 'field.entered' });
  const entries = useSelector(day, ({ context }) => context.entries);
  // Follows the day as it is, since a long one is not copied with each letter that is typed.
  useEffect(() => actor.send({ type: 'entries.known', entries }), [actor, entries]);
  useTold(actor, { type: 'text.replaced', text: useSelector(day, ({ context }) => context.draft) });
  useEmitted(actor, {
    'suggestion.taken': ({ suggestion: { description, work } }) => {
      day.send({ type: 'draft.changed', description });
      day.send({ type: 'work.changed', work });
    },
  });
  // Hands the chart to the field, which was there before it.
  useEffect(() => onActor(actor), [actor, onActor]);
  return (
    <Suspense>
      <SuggestionList actor={actor} id={listId} />
    </Suspense>
  );
}
