import { useMemo } from 'react';
import type { ReviewWorkflow } from '#machines/reviews/workflows/workflow.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { WorkflowChain } from './workflow-chain.tsx';
import styles from './review-workflows.module.css';

/** The columns Name, Description, Steps, Status and Usage. */
export function useWorkflowColumns(): readonly GridColumn<ReviewWorkflow>[] {
  const text = useText('reviewWorkflows');
  const { list } = useFormat();
  return useMemo(() => {
    const getStatus = ({ isActive }: ReviewWorkflow) => text(isActive ? 'active' : 'inactive');
    const getUsage = ({ isInUse }: ReviewWorkflow) => text(isInUse ? 'inUse' : 'notInUse');
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name, isDefault }) => (
          <span className={styles.name}>
            <RecordLink address={reviewWorkflowAddresses.view(id)}>{name}</RecordLink>
            {isDefault && <Badge tone="info">{text('isDefault')}</Badge>}
          </span>
        ),
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'description',
        header: text('description'),
        cell: ({ description }) => description || '-',
        csv: ({ description }) => description,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'steps',
        header: text('steps'),
        cell: ({ steps }) => <WorkflowChain isSmall steps={steps} />,
        csv: ({ steps }) => list(steps.map(({ stepName }) => stepName)),
      },
      {
        id: 'isActive',
        header: text('isActive'),
        cell: (workflow) => (
          <Badge tone={workflow.isActive ? 'success' : 'neutral'}>{getStatus(workflow)}</Badge>
        ),
        csv: getStatus,
        isSortable: true,
        filter: [
          { value: 'true', label: text('active') },
          { value: 'false', label: text('inactive') },
        ],
      },
      { id: 'isInUse', header: text('usage'), cell: getUsage, csv: getUsage },
    ];
  }, [text, list]);
}
