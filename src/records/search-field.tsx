import { useSelector } from '@xstate/react';
import type { ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { SearchComboBox } from '#ui/search-combo-box.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface SearchProps<Form extends FormValues> extends FieldProps<Form> {
  /** The chart that asks the server, made by `createChoiceSearch`. */
  search: ChoiceSearchActor;
  isRequired?: boolean;
  description?: string;
}

/** One of very many, which the server finds as one types; the empty text is none. */
export function FormSearch<Form extends FormValues>(props: SearchProps<Form>) {
  const { actor, field, label, search, isRequired, description } = props;
  const text = useText('records');
  const why = useCauseText();
  const { change, isLocked, error } = useField({ actor, field, label });
  const { chosen, typed, choices, cause } = useSelector(search, ({ context }) => context);
  const isBusy = useSelector(search, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(search, (state) => state.matches({ open: 'failed' }));
  const told = hasFailed
    ? [text('notSearched'), why(cause)].join(' ')
    : text(isBusy ? 'searching' : 'noResults');
  return (
    <div data-field={field}>
      <SearchComboBox
        label={label}
        options={choices}
        chosen={chosen}
        typed={typed}
        isBusy={isBusy}
        told={told}
        failure={
          hasFailed
            ? { retryLabel: text('tryAgain'), onRetry: () => search.send({ type: 'RETRY' }) }
            : undefined
        }
        placeholder={text('pleaseSelect')}
        description={description}
        error={error}
        isRequired={isRequired}
        isReadOnly={isLocked}
        onTyped={(typedText) => search.send({ type: 'text.typed', text: typedText })}
        onOpenChange={(isOpen) => search.send({ type: isOpen ? 'list.opened' : 'list.closed' })}
        onChange={(choice) => {
          search.send({ type: 'choice.made', choice });
          change(choice?.id ?? '');
        }}
      />
    </div>
  );
}
