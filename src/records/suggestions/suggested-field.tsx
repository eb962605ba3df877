import { useId, useState } from 'react';
import type { EntrySuggestionsActor } from '#machines/clockwork/entry/entry-suggestions.machine.ts';
import { onDemandAtBest } from '#ui/hooks/on-demand.ts';
import { SuggestionField, type SuggestionFieldProps } from './suggestion-field.tsx';
import type { SuggestionsProps } from './suggestions.container.tsx';

// Loaded when the field is first focused; until then, the field works without it.
const Suggestions = onDemandAtBest(() =>
  import('./suggestions.container.tsx').then((module) => module.Suggestions),
);

type Field = Omit<SuggestionFieldProps, 'suggestions' | 'listId' | 'onFocus' | 'children'>;

interface SuggestedFieldProps
  extends Field, Pick<SuggestionsProps, 'known' | 'isTextOnly' | 'onTaken'> {}

/** Describes the work in free text, or with the text of an earlier entry. */
export function SuggestedField({ known, isTextOnly, onTaken, ...field }: SuggestedFieldProps) {
  const listId = useId();
  const [isEntered, setEntered] = useState(false);
  const [suggestions, setSuggestions] = useState<EntrySuggestionsActor>();
  return (
    <SuggestionField
      {...field}
      suggestions={suggestions}
      listId={listId}
      onFocus={() => {
        setEntered(true);
        suggestions?.send({ type: 'field.entered' });
      }}
    >
      {isEntered && (
        <Suggestions
          {...{ known, listId, isTextOnly, onTaken }}
          text={field.value}
          onActor={setSuggestions}
        />
      )}
    </SuggestionField>
  );
}
