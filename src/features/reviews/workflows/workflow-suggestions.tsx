import {
  buildSuggestion,
  suggestions,
  type StepRow,
  type Suggestion,
  type WorkflowChoices,
} from '#machines/reviews/workflows/workflow.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './review-workflows.module.css';

interface WorkflowSuggestionsProps {
  choices: WorkflowChoices;
  isLocked: boolean;
  onSelect: (rows: readonly StepRow[]) => void;
}

const names = Object.keys(suggestions) as Suggestion[];

/** Workflows to begin with: each fills in a step for everyone who takes part. */
export function WorkflowSuggestions({ choices, isLocked, onSelect }: WorkflowSuggestionsProps) {
  const text = useText('reviewWorkflows');
  const reviews = useText('reviews');
  const { list } = useFormat();
  return (
    <div className={styles.suggestions}>
      <p className={styles.hint}>{text('suggestionsText')}</p>
      <div className={styles.buttons}>
        {names.map((name) => {
          const { rows, missing } = buildSuggestion(name, choices);
          const executors = list(missing.map((executor) => reviews(`executor_${executor}`)));
          return (
            <Button
              key={name}
              size="small"
              isDisabled={isLocked}
              blockedBecause={missing.length > 0 ? text('missingSteps', { executors }) : null}
              onPress={() => onSelect(rows)}
            >
              {text(`suggestion_${name}`)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
