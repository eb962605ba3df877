import { useSelector } from '@xstate/react';
import type { FormValue } from '#machines/records/form-value.ts';
import {
  noChoices,
  type WorkflowChoices,
  type WorkflowForm,
} from '#machines/reviews/workflows/workflow.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import styles from './review-workflows.module.css';
import { WorkflowSteps } from './workflow-steps.tsx';

/** The workflow editor: the steps in order, with the form of each. Source: REVW-006. */
export function ReviewWorkflowFormScreen(props: FormScreenProps<WorkflowForm, WorkflowChoices>) {
  const { actor } = props;
  const text = useText('reviewWorkflows');
  const { list } = useFormat();
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const choices = useSelector(actor, ({ context }) => context.choices ?? noChoices);
  const isDeactivated = useSelector(
    actor,
    ({ context: { form, base } }) => base.isActive && !form.isActive,
  );
  const of = (field: keyof WorkflowForm) => ({ actor, field, label: text(field) });
  const formatValue = (field: string, value: FormValue | undefined) => {
    if (field !== 'steps' || !Array.isArray(value)) return undefined;
    const rows = value as WorkflowForm['steps'];
    const getName = (id: string) => choices.steps.find(({ stepId }) => stepId === id)?.stepName;
    return list(rows.map(({ stepId }) => getName(stepId) ?? '-'));
  };
  return (
    <RecordForm
      {...props}
      text={text}
      list={reviewWorkflowAddresses.list}
      formatValue={formatValue}
    >
      {!isNew && (
        <div className={styles.wide}>
          <Banner tone="info">{text('runningCycles')}</Banner>
        </div>
      )}
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('description')} multiline />
      <FormSwitch
        {...of('isActive')}
        stateText={(isOn) => {
          if (isOn) return text('activeText');
          return text(isDeactivated && !isNew ? 'deactivatedText' : 'inactiveText');
        }}
      />
      <WorkflowSteps actor={actor} choices={choices} />
    </RecordForm>
  );
}
