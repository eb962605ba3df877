import { useSelector } from '@xstate/react';
import type { SavedTextActor } from '#machines/reviews/shared/create-saved-text.ts';
import type { QuestionItem } from '#machines/reviews/shared/review-form.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SavedTextNotices } from './saved-text-notices.tsx';
import { SavedTextStatus } from './saved-text-status.tsx';
import styles from './saved-text.module.css';

interface AnswerFieldProps {
  actor: SavedTextActor;
  item: QuestionItem;
  /** Who reads the answer, and when; null where that is not known. */
  readers: string | null;
}

const ratings = ['1', '2', '3', '4', '5'] as const;

/** The field of an answer, which is saved as typed. Source: REVW-019, REVW-071. */
export function AnswerField({ actor, item, readers }: AnswerFieldProps) {
  return (
    <div className={styles.field}>
      {item.answerKind === 'Text' ? (
        <TextAnswer actor={actor} item={item} />
      ) : (
        <ChoiceAnswer actor={actor} item={item} />
      )}
      <div className={styles.foot}>
        {readers !== null && <span className={styles.readers}>{isolate(readers)}</span>}
        <SavedTextStatus actor={actor} />
      </div>
      <SavedTextNotices actor={actor} />
    </div>
  );
}

type FieldProps = Pick<AnswerFieldProps, 'actor' | 'item'>;

function useAnswer({ actor, item }: FieldProps) {
  const text = useText('reviewAnswers');
  const toError = useErrorText();
  const { text: value, error } = useSelector(actor, ({ context }) => context);
  const isDenied = useSelector(actor, (state) => state.matches('denied'));
  const { questionText: label, isRequired, helpText } = item;
  return {
    value,
    isDenied,
    common: {
      label,
      isRequired,
      error: toError(error ?? undefined, text('answer')),
      ...(helpText !== '' && { description: helpText }),
    },
    change: (next: string) => actor.send({ type: 'text.change', text: next }),
    flush: () => actor.send({ type: 'text.flush' }),
  };
}

function TextAnswer(props: FieldProps) {
  const { value, isDenied, common, change, flush } = useAnswer(props);
  return (
    <TextField
      {...common}
      multiline
      dir="auto"
      value={value}
      isReadOnly={isDenied}
      onChange={change}
      onBlur={flush}
    />
  );
}

/** A rating from 1 to 5, or one of the choices; it is saved at once. */
function ChoiceAnswer(props: FieldProps) {
  const text = useText('reviewAnswers');
  const { value, isDenied, common, change, flush } = useAnswer(props);
  const { answerKind, choices } = props.item;
  const isRating = answerKind === 'Rating';
  const options = isRating ? ratings : choices;
  const hint = common.description ?? (isRating ? text('ratingHint') : undefined);
  return (
    <>
      <RadioGroup
        {...common}
        description={hint}
        isDisabled={isDenied}
        orientation={isRating ? 'horizontal' : 'vertical'}
        options={options.map((id) => ({ id, label: id }))}
        value={value === '' ? null : value}
        onChange={(next) => {
          change(next);
          flush();
        }}
      />
      {!common.isRequired && value !== '' && !isDenied && (
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            change('');
            flush();
          }}
        >
          {text('clearAnswer')}
        </Button>
      )}
    </>
  );
}
