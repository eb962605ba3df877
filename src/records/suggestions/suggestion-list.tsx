import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { EntrySuggestionsActor } from '#machines/clockwork/entry/entry-suggestions.machine.ts';
import { useText } from '#i18n/text.tsx';
import { isOffering, optionId } from './suggestion-field.tsx';
import styles from './suggestions.module.css';

interface SuggestionListProps {
  actor: EntrySuggestionsActor;
  id: string;
}

/**
 * Earlier entries that match the typed text, each with its project and task. Rendered deferred, so
 * that typing stays fast.
 */
export function SuggestionList({ actor, id }: SuggestionListProps) {
  const text = useText('clockAside');
  const offered = useSelector(actor, (state) => (isOffering(state) ? state.context : null));
  const listed = useDeferredValue(offered);
  if (!listed) return null;
  const { offers, selected } = listed;
  return (
    <>
      <div id={id} role="listbox" aria-label={text('suggestions')} className={styles.list}>
        {offers.map(({ key, description, work }, at) => (
          // The field keeps the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={key === selected}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => actor.send({ type: 'suggestion.accept', key })}
          >
            <bdi className={styles.message}>{description}</bdi>
            {work && (
              <bdi className={styles.work}>
                {[work.projectDisplayString, work.taskDisplayString].filter(Boolean).join(' · ')}
              </bdi>
            )}
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {text('suggestionsFound', { count: offers.length })}
      </span>
    </>
  );
}
