import { useActorRef } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { Entry } from '#machines/clockwork/entries.ts';
import {
  entrySuggestionsMachine,
  type EntrySuggestionsActor,
} from '#machines/clockwork/entry-suggestions.machine.ts';
import type { Suggestion } from '#machines/clockwork/suggestions.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { SuggestionList } from './suggestion-list.tsx';

export interface SuggestionsProps {
  /** What stands in the field. */
  text: string;
  /** Entries that the page shows: they are offered at once. */
  known?: readonly Entry[] | undefined;
  listId: string;
  /** Hears of the chart that the field's keys go to. */
  onActor: (actor: EntrySuggestionsActor) => void;
  /** What is described has no work: descriptions are offered alone. */
  isTextOnly?: boolean | undefined;
  /** One was taken, with its project and task. */
  onTaken: (suggestion: Suggestion) => void;
}

/** What is suggested for a field. Loaded once it is entered. */
export function Suggestions(props: SuggestionsProps) {
  const { text, known, listId, isTextOnly = false, onActor, onTaken } = props;
  const actor = useActorRef(entrySuggestionsMachine, { input: { isTextOnly } });
  // Follows the field, which was there, and entered, before its chart.
  useEffect(() => {
    actor.send({ type: 'field.entered' });
    onActor(actor);
  }, [actor, onActor]);
  // Follows the page as it is.
  useEffect(() => {
    if (known) actor.send({ type: 'entries.known', entries: known });
  }, [actor, known]);
  // Follows the field, which others may fill, too.
  useEffect(() => actor.send({ type: 'text.replaced', text }), [actor, text]);
  useEmitted(actor, { 'suggestion.taken': ({ suggestion }) => onTaken(suggestion) });
  return (
    <Suspense>
      <SuggestionList actor={actor} id={listId} />
    </Suspense>
  );
}
