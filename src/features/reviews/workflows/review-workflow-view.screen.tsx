import type { ReviewWorkflow } from '#machines/reviews/workflows/workflow.ts';
import { useText } from '#i18n/text.tsx';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import {
  Details,
  LastChange,
  RecordView,
  type ViewScreenProps,
} from '#records/view/record-view.tsx';
import styles from './review-workflows.module.css';
import { WorkflowChain } from './workflow-chain.tsx';

/** Shows a workflow as a chain of its steps. Source: REVW-006. */
export function ReviewWorkflowViewScreen(props: ViewScreenProps<ReviewWorkflow>) {
  const text = useText('reviewWorkflows');
  return (
    <RecordView
      {...props}
      text={text}
      addresses={reviewWorkflowAddresses}
      getName={({ name }) => name}
    >
      {(workflow) => (
        <>
          <section className={styles.section}>
            <h2>{text('steps')}</h2>
            <WorkflowChain steps={workflow.steps} />
          </section>
          <Details
            items={[
              [text('description'), workflow.description],
              [text('isActive'), text(workflow.isActive ? 'active' : 'inactive')],
              [text('usage'), text(workflow.isInUse ? 'inUse' : 'notInUse')],
              [text('isDefault'), text(workflow.isDefault ? 'defaultYes' : 'defaultNo')],
            ]}
          />
          <LastChange {...workflow} />
        </>
      )}
    </RecordView>
  );
}
