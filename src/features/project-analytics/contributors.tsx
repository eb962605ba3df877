import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, UsersRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Days } from '#machines/clockwork-analytics/team-hours.ts';
import { parseEffort } from '#machines/project-analytics/effort.ts';
import { daysOfPeriod } from '#machines/project-analytics/period-time.ts';
import type { Contributor } from '#machines/project-analytics/project-details.actors.ts';
import type { ProjectDetailsActor } from '#machines/project-analytics/project-details.machine.ts';
import {
  membersAtATime,
  toPeriod,
  periods,
} from '#machines/project-analytics/project-details.setup.ts';
import { useText } from '#i18n/text.tsx';
import { hoursAddress } from '#page/parameters/hours-address.ts';
import { HoursLink } from '#records/view/hours-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Tabs } from '#ui/display/navigation/tabs.tsx';
import { DetailsPartFrame } from './details-part-frame.tsx';
import { PeriodTime } from './period-time.tsx';
import styles from './project-details.module.css';

interface ContributorsProps {
  actor: ProjectDetailsActor;
  /** The person's employee id, whose time they may always report; null without one. */
  own: string | null;
  /** yyyy-MM-dd, in the person's time zone. */
  today: string;
}

/** The people who worked on the project, by the period of the tab. Source: ANLYT-055. */
export function Contributors({ actor, own, today }: ContributorsProps) {
  const text = useText('projectAnalytics');
  const { tab, contributors, detail } = useSelector(actor, ({ context }) => context);
  const days = detail && daysOfPeriod(toPeriod(tab), today, detail.firstDayOfWeek);
  return (
    <div>
      <h3 className={styles.heading}>{text('contributors')}</h3>
      <Tabs
        label={text('period')}
        tabs={periods.map((period) => ({ id: period, label: text(`period_${period}`) }))}
        value={toPeriod(tab)}
        onChange={(period) => actor.send({ type: 'CHANGE_TAB', tab: periods.indexOf(period) })}
      >
        {(period) => (
          <>
            {detail && <PeriodTime detail={detail} period={period} today={today} />}
            <DetailsPartFrame
              actor={actor}
              part="contributors"
              content={contributors}
              title={text('contributors')}
              failed={text('contributorsUnavailable')}
            >
              {(members) => <Members actor={actor} members={members} days={days} own={own} />}
            </DetailsPartFrame>
          </>
        )}
      </Tabs>
    </div>
  );
}

interface MembersProps extends Reported {
  actor: ProjectDetailsActor;
  members: readonly Contributor[];
}

/** The parameters of the time reports that figures link to. */
interface Reported {
  /** Null for all time, which no report covers. */
  days: Days | null;
  own: string | null;
}

/** Shows three at a time, sorted by full name; they move by one, a third of the width. */
function Members({ actor, members, ...reported }: MembersProps) {
  const text = useText('projectAnalytics');
  const { firstMember: first, projectId } = useSelector(actor, ({ context }) => context);
  const last = Math.min(first + membersAtATime, members.length);
  if (members.length === 0) {
    return <EmptyState icon={<UsersRound />}>{text('noContributors')}</EmptyState>;
  }
  return (
    <div className={styles.members}>
      <div className={styles.window}>
        <ul className={styles.track} style={{ '--first': first } as CSSProperties}>
          {members.map((member, at) => (
            <Member
              key={member.id}
              member={member}
              isVisible={at >= first && at < last}
              projectId={projectId}
              {...reported}
            />
          ))}
        </ul>
      </div>
      {members.length > membersAtATime && (
        <div role="group" aria-label={text('contributors')} className={styles.carousel}>
          <Button
            variant="quiet"
            size="small"
            icon={<ChevronLeft aria-hidden="true" className="flip-rtl" />}
            aria-label={text('previousMember')}
            effect="reading"
            blockedBecause={first === 0 ? text('isFirst') : null}
            onPress={() => actor.send({ type: 'member.selectPrevious' })}
          />
          <span aria-live="polite">
            {text('membersTitle', { first: first + 1, last, count: members.length })}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon={<ChevronRight aria-hidden="true" className="flip-rtl" />}
            aria-label={text('nextMember')}
            effect="reading"
            blockedBecause={last === members.length ? text('isLast') : null}
            onPress={() => actor.send({ type: 'member.selectNext' })}
          />
        </div>
      )}
      <p className={styles.note}>{text('whoCounts')}</p>
    </div>
  );
}

interface MemberProps extends Reported {
  member: Contributor;
  /** Hidden members are not reachable by keyboard. */
  isVisible: boolean;
  projectId: string;
}

function Member({ member, isVisible, projectId, days, own }: MemberProps) {
  const text = useText('projectAnalytics');
  const { employeeId, fullName, profileImageUrl, timeEffortAsString } = member;
  const { isActive, isActiveMember } = member;
  const effort = parseEffort(timeEffortAsString);
  const shown = effort ? text('effort', { ...effort }) : timeEffortAsString;
  const hasTime = effort !== null && effort.hours + effort.minutes > 0;
  return (
    <li inert={!isVisible} className={styles.member}>
      <Avatar name={fullName} src={profileImageUrl ?? undefined} isDecorative />
      <span className={styles.memberName} title={fullName}>
        <bdi>{fullName || text('unknown')}</bdi>
      </span>
      <span className={styles.effort}>
        {days && hasTime ? (
          <HoursLink
            address={hoursAddress({ employeeId, days, projectId, own })}
            name={fullName}
            isOwn={employeeId === own}
          >
            {shown}
          </HoursLink>
        ) : (
          shown
        )}
      </span>
      {!isActive && <span className={styles.mark}>{text('isInactive')}</span>}
      {isActive && !isActiveMember && <span className={styles.mark}>{text('noMember')}</span>}
    </li>
  );
}
