import { MessageCircleReply } from 'lucide-react';
import type { AccessAnswerActor } from '#machines/access/access-answer.machine.ts';
import type { AccessRequest } from '#machines/access/access-request.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { AccessAnswerDialog } from './access-answer-dialog.tsx';
import { useRequestColumns } from './use-request-columns.tsx';
import styles from './access-requests.module.css';

export interface AccessRequestsScreenProps extends ListPageState {
  actor: ListActor<AccessRequest>;
  answer: AccessAnswerActor;
  /** The current user, who cannot answer their own requests. */
  ownId: string;
}

/** The requests of users for rights, page by page. Source: PROJ-045, PEOPL-014. */
export function AccessRequestsScreen({
  actor,
  answer,
  ownId,
  ...listState
}: AccessRequestsScreenProps) {
  const text = useText('access');
  return (
    <>
      <PageHead
        title={text('title')}
        above={[{ title: text('roles'), to: roleAddresses.list.to }]}
      />
      <p className={styles.hint}>{text('hint')}</p>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={useRequestColumns()}
        getName={({ userName }) => userName}
        emptyText={text('noneYet')}
        renderActions={({ id, userId, userName, status }) =>
          status === 'open' && (
            <Button
              size="small"
              icon={<MessageCircleReply aria-hidden="true" />}
              aria-label={text('answerTo', { name: userName })}
              blockedBecause={userId === ownId ? text('ownRequest') : null}
              onPress={() => answer.send({ type: 'request.open', id })}
            >
              {text('answer')}
            </Button>
          )
        }
      />
      <AccessAnswerDialog actor={answer} />
    </>
  );
}
