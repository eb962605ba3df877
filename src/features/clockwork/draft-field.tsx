import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import type { EntrySuggestionsActor } from '#machines/clockwork/entry-suggestions.machine.ts';
import { useText } from '#i18n/text.tsx';
import { onDemandAtBest } from '#ui/on-demand.ts';
import { SuggestionField } from './suggestion-field.tsx';

// It comes with the first visit to the field, which does without until then.
const Suggestions = onDemandAtBest(() =>
  import('./suggestions.part.tsx').then((module) => module.Suggestions),
);

interface DraftFieldProps {
  actor: ClockWorkDayActor;
  /** An entry of an earlier day has to be fixed first. */
  isBlocked: boolean;
}

/** Says what is done next, in words of one's own or in those of an earlier entry. */
export function DraftField({ actor, isBlocked }: DraftFieldProps) {
  const text = useText('clockwork');
  const listId = useId();
  const [isEntered, setEntered] = useState(false);
  const [suggestions, setSuggestions] = useState<EntrySuggestionsActor>();
  return (
    <SuggestionField
      suggestions={suggestions}
      listId={listId}
      label={text('description')}
      placeholder={text('whatAreYouDoing')}
      isDisabled={isBlocked}
      value={useSelector(actor, ({ context }) => context.draft)}
      onChange={(description) => actor.send({ type: 'draft.changed', description })}
      onFocus={() => {
        setEntered(true);
        suggestions?.send({ type: 'field.entered' });
      }}
    >
      {isEntered && <Suggestions day={actor} listId={listId} onActor={setSuggestions} />}
    </SuggestionField>
  );
}
