import { useSelector } from '@xstate/react';
import { useDeferredValue, type ReactNode } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import type { SnapshotFrom } from 'xstate';
import { isDescriptionTooLong } from '#machines/clockwork/entry/description.ts';
import type { EntrySuggestionsActor } from '#machines/clockwork/entry/entry-suggestions.machine.ts';
import { cx } from '#ui/text/cx.ts';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';
import styles from './suggestions.module.css';

export interface SuggestionFieldProps extends Pick<
  TextFieldProps,
  | 'label'
  | 'hideLabel'
  | 'placeholder'
  | 'autoFocus'
  | 'isDisabled'
  | 'isReadOnly'
  | 'onFocus'
  | 'onBlur'
> {
  className?: string;
  /** The suggestions; undefined until they are loaded. */
  suggestions: EntrySuggestionsActor | undefined;
  /** Id of the listbox, for the field. */
  listId: string;
  value: string;
  onChange: (value: string) => void;
  /** The error that the text is too long: it is stored but not sent. */
  tooLong: string | undefined;
  /** The list, once it is loaded. */
  children: ReactNode;
}

/** The id of the option at this index. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** Whether matching suggestions are shown. */
export const isOffering = (state: SnapshotFrom<EntrySuggestionsActor>): boolean =>
  state.matches({ list: 'open' }) && state.context.offers.length > 0;

/**
 * The description of an entry; matching earlier entries are listed below, and the arrow keys move
 * through them.
 */
export function SuggestionField(props: SuggestionFieldProps) {
  const { suggestions, listId, className, onChange, tooLong, children, ...field } = props;
  // Deferred like the list itself, so that typing stays fast.
  const isOpen = useDeferredValue(
    useSelector(suggestions, (state) => state !== undefined && isOffering(state)),
  );
  const at = useDeferredValue(
    useSelector(
      suggestions,
      (state) => state?.context.offers.findIndex(({ key }) => key === state.context.selected) ?? -1,
    ),
  );
  return (
    <div className={cx(styles.field, className)}>
      <TextField
        {...field}
        autoComplete="off"
        error={isDescriptionTooLong(field.value) ? tooLong : undefined}
        combobox={{ listId, isOpen, activeId: at === -1 ? undefined : optionId(listId, at) }}
        onChange={(text) => {
          onChange(text);
          suggestions?.send({ type: 'text.typed', text });
        }}
        onKeyDown={(event) => press(event, suggestions)}
        onBlur={(event) => {
          suggestions?.send({ type: 'field.left' });
          field.onBlur?.(event);
        }}
      />
      {children}
    </div>
  );
}

const handlers = {
  ArrowDown: { type: 'suggestion.selectNext' },
  ArrowUp: { type: 'suggestion.selectPrevious' },
  Enter: { type: 'suggestion.accept' },
  Escape: { type: 'CLOSE' },
} as const;

/**
 * Handles the keys of the list; all others, and Enter without an active option, keep their default
 * in a field.
 */
function press(event: KeyboardEvent, suggestions: EntrySuggestionsActor | undefined): void {
  const handler = Object.entries(handlers).find(([key]) => key === event.key)?.[1];
  const isComposing = event.nativeEvent.isComposing;
  if (!handler || isComposing || !suggestions?.getSnapshot().can(handler)) {
    // Enter accepts the typed text and closes the suggestions.
    if (event.key === 'Enter' && !isComposing) suggestions?.send({ type: 'CLOSE' });
    event.continuePropagation();
    return;
  }
  event.preventDefault();
  suggestions.send(handler);
}
