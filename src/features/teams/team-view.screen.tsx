import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { TeamViewActor } from '#machines/teams/team-view.machine.ts';
import type { TeamView } from '#machines/teams/team.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { PageHead } from '#records/page-head.tsx';
import { LastChange } from '#records/record-view.tsx';
import { ViewActions } from '#records/view-actions.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { teamAddresses } from './addresses.ts';
import { DeleteGroupQuestion } from './delete-group-question.tsx';
import { GroupDetails } from './group-details.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupTable } from './group-table.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './teams.module.css';

export interface TeamViewScreenProps {
  actor: TeamViewActor;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A team and its groups. Source: document 2, section 2 (Teams). */
export function TeamViewScreen({ actor, onCopyAddress, notFound, onRetry }: TeamViewScreenProps) {
  const text = useText('records');
  const team = useSelector(actor, ({ context }) => context.team);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isMissing) return notFound;
  if (isUnavailable) {
    return (
      <Unavailable title={text('unavailable')} retryLabel={text('tryAgain')} onRetry={onRetry}>
        {text('unavailableText')}
      </Unavailable>
    );
  }
  if (team === null) return <Loader label={text('loading')} />;
  return (
    <>
      <TeamHead team={team} onCopyAddress={onCopyAddress} />
      <GroupTable actor={actor} groups={team.groupItems} />
      <GroupDialog actor={actor} />
      <GroupDetails actor={actor} />
      <DeleteGroupQuestion actor={actor} />
    </>
  );
}

interface TeamHeadProps {
  team: TeamView;
  onCopyAddress: (address: Address) => void;
}

/** What the team is called, what it does, and who changed it last. */
function TeamHead({ team, onCopyAddress }: TeamHeadProps) {
  const text = useText('teams');
  return (
    <>
      <PageHead title={team.teamName} above={[{ title: text('title'), to: teamAddresses.list.to }]}>
        <ViewActions id={team.teamId} addresses={teamAddresses} onCopyAddress={onCopyAddress} />
      </PageHead>
      <div className={styles.about}>
        <p className={styles.description}>
          <bdi>{team.description}</bdi>
        </p>
        <div className={styles.state}>
          <StatusBadge isActive={team.isActive} />
          <LastChange {...team} />
        </div>
      </div>
    </>
  );
}
