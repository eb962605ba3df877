import { useActorRef } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import {
  entrySuggestionsMachine,
  type EntrySuggestionsActor,
} from '#machines/clockwork/entry/entry-suggestions.machine.ts';
import type { Suggestion } from '#machines/clockwork/entry/suggestions.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { SuggestionList } from './suggestion-list.tsx';

export interface SuggestionsProps {
  /** The text in the field. */
  text: string;
  /** Entries that the page already shows; they are suggested at once. */
  known?: readonly Entry[] | undefined;
  listId: string;
  /** Receives the machine's actor, to which the field sends its keys. */
  onActor: (actor: EntrySuggestionsActor) => void;
  /** The field describes something without a project or task: only texts are suggested. */
  isTextOnly?: boolean | undefined;
  /** A suggestion was selected, with its project and task. */
  onTaken: (suggestion: Suggestion) => void;
}

/** The suggestions for a field. Loaded when the field is first focused. */
export function Suggestions(props: SuggestionsProps) {
  const { text, known, listId, isTextOnly = false, onActor, onTaken } = props;
  const actor = useActorRef(entrySuggestionsMachine, { input: { isTextOnly } });
  // Syncs with the field, which was mounted and focused before its machine.
  useEffect(() => {
    actor.send({ type: 'field.entered' });
    onActor(actor);
  }, [actor, onActor]);
  // Syncs with the entries on the page.
  useEffect(() => {
    if (known) actor.send({ type: 'entries.known', entries: known });
  }, [actor, known]);
  // Syncs with the field, which other code may also fill.
  useEffect(() => actor.send({ type: 'text.replaced', text }), [actor, text]);
  useEmitted(actor, { 'suggestion.taken': ({ suggestion }) => onTaken(suggestion) });
  return (
    <Suspense>
      <SuggestionList actor={actor} id={listId} />
    </Suspense>
  );
}
