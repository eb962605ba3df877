import { useSelector } from '@xstate/react';
import type { Choice, ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { SearchComboBox, type SearchComboBoxProps } from '#ui/fields/search-combo-box.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';

interface SearchProps<Form extends FormValues> extends FieldProps<Form> {
  /** The machine that searches on the server, made by `createChoiceSearch`. */
  search: ChoiceSearchActor;
  isRequired?: boolean;
  description?: string;
  /** The change of the form by a selection; by default, that of the field. */
  toChange?: (choice: Choice | null) => Partial<Form>;
}

/**
 * Selects one of very many options, searched on the server as the user types; an empty text means
 * none.
 */
export function FormSearch<Form extends FormValues>(props: SearchProps<Form>) {
  const { actor, field, label, toChange, ...rest } = props;
  const { change, isLocked, error } = useField({ actor, field, label });
  return (
    <div data-field={field}>
      <ChoiceSearchField
        {...rest}
        label={label}
        error={error}
        isReadOnly={isLocked}
        onChange={(choice) => {
          if (toChange) actor.send({ type: 'form.changed', change: toChange(choice) });
          else change(choice?.id ?? '');
        }}
      />
    </div>
  );
}

interface ChoiceSearchFieldProps extends Pick<
  SearchComboBoxProps,
  'label' | 'error' | 'isRequired' | 'isReadOnly' | 'description' | 'autoFocus'
> {
  search: ChoiceSearchActor;
  onChange: (choice: Choice | null) => void;
}

/** The same outside a form. */
export function ChoiceSearchField({ search, onChange, ...field }: ChoiceSearchFieldProps) {
  const text = useText('records');
  const why = useCauseText();
  const { selected, typed, choices, totalCount, cause } = useSelector(
    search,
    ({ context }) => context,
  );
  const isBusy = useSelector(search, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(search, (state) => state.matches({ open: 'failed' }));
  const message = hasFailed
    ? [text('notSearched'), why(cause)].join(' ')
    : text(isBusy ? 'searching' : 'noResults');
  return (
    <SearchComboBox
      {...field}
      options={choices}
      selected={selected}
      typed={typed}
      isBusy={isBusy}
      message={message}
      moreText={
        choices.length > 0 && totalCount > choices.length
          ? text('moreChoices', { shown: choices.length, count: totalCount })
          : undefined
      }
      failure={
        hasFailed
          ? { retryLabel: text('tryAgain'), onRetry: () => search.send({ type: 'retry' }) }
          : undefined
      }
      placeholder={text('pleaseSelect')}
      onTyped={(typedText) => search.send({ type: 'text.typed', text: typedText })}
      onOpenChange={(isOpen) => search.send({ type: isOpen ? 'list.opened' : 'list.closed' })}
      onChange={(choice) => {
        search.send({ type: 'choice.made', choice });
        onChange(choice);
      }}
    />
  );
}
