import { useSelector } from '@xstate/react';
import { lazy, type ReactNode } from 'react';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { Readable } from '#records/view/readable.tsx';
import { LastChange } from '#records/view/record-view.tsx';
import { teamAddresses } from '#page/parameters/addresses.ts';
import { GroupDetails } from './group-details.tsx';
import { GroupTable } from './group-table.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './teams.module.css';

const GroupDialog = lazy(() => import('./group-dialog.tsx'));

export interface TeamViewScreenProps {
  actor: TeamViewActor;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** Shows a team and its groups. Source: TEAM-008. */
export function TeamViewScreen({ actor, onCopyAddress, ...page }: TeamViewScreenProps) {
  const text = useText('teams');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { id, team, cause } = state.context;
  const { group, deletion } = state.children;
  return (
    <Readable
      {...page}
      head={{
        id,
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: teamAddresses,
        onCopyAddress,
      }}
      getName={({ teamName }) => teamName}
      record={team}
      isMissing={state.matches('notFound')}
      isUnavailable={state.matches('unavailable')}
      cause={cause}
    >
      {({ description, isActive, groupItems, changedBy, changedOn }) => (
        <>
          <div className={styles.about}>
            <p className={styles.description}>
              <bdi>{description}</bdi>
            </p>
            <div className={styles.state}>
              <StatusBadge isActive={isActive} />
              <LastChange changedBy={changedBy} changedOn={changedOn} />
            </div>
          </div>
          <GroupTable actor={actor} groups={groupItems} />
          <OnFirstOpen actor={group}>{(open) => <GroupDialog actor={open} />}</OnFirstOpen>
          <OnFirstOpen actor={deletion}>
            {(requested) => (
              <PartQuestion
                actor={requested}
                title={text('deleteGroup')}
                question={({ groupName: name }) => text('deleteGroupText', { name })}
              />
            )}
          </OnFirstOpen>
          <GroupDetails actor={actor} />
        </>
      )}
    </Readable>
  );
}
