import type { TeamMember } from '#machines/dashboard/tiles.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { WorkName } from './running-tile.tsx';
import styles from './dashboard.module.css';

/** The team members at work, and those whose hours are missing. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const text = useText('dashboard');
  if (members.length === 0) return <span className={styles.note}>{text('noTeam')}</span>;
  const atWork = members.filter(isAtWork).length;
  const hasTarget = members.some(({ missingInSeconds }) => missingInSeconds !== null);
  return (
    <>
      <strong>{text('atWorkNow', { count: atWork, all: members.length })}</strong>
      <ul className={styles.rows} aria-label={text('team')}>
        {members.map((member) => (
          <Member key={member.employeeId} member={member} />
        ))}
      </ul>
      {hasTarget && <span className={styles.note}>{text('missingText')}</span>}
    </>
  );
}

const isAtWork = ({ runningEntry }: TeamMember) => runningEntry !== null && !runningEntry.crossover;

function Member({ member }: { member: TeamMember }) {
  const text = useText('dashboard');
  const { hours } = useFormat();
  const { employeeName, profileImageUrl, weekInSeconds, missingInSeconds } = member;
  return (
    <li className={styles.row}>
      <Avatar isDecorative name={employeeName} src={profileImageUrl ?? undefined} />
      <span className={styles.rowText}>
        <bdi>{employeeName}</bdi>
        <Status member={member} />
      </span>
      <span className={styles.figures}>
        <span>{text('ofTeamWeek', { hours: hours(weekInSeconds) })}</span>
        {missingInSeconds !== null && (
          <span className={missingInSeconds > 0 ? styles.stale : styles.note}>
            {missingInSeconds > 0
              ? text('missing', { hours: hours(missingInSeconds) })
              : text('nothingMissing')}
          </span>
        )}
      </span>
    </li>
  );
}

/** Whether the member is at work, since when and on what. */
function Status({ member: { runningEntry } }: { member: TeamMember }) {
  const text = useText('dashboard');
  const { time, shortDay } = useFormat();
  const { timeZone } = useDateSettings();
  if (!runningEntry) return <span className={styles.note}>{text('notAtWork')}</span>;
  const { clockWorkEntry: entry, crossover } = runningEntry;
  if (crossover) {
    const day = shortDay(toIsoDay(entry.startTime, timeZone));
    return <span className={styles.stale}>{text('staleTimer', { day })}</span>;
  }
  return (
    <>
      <span className={styles.note}>{text('atWork', { time: time(entry.startTime) })}</span>
      <WorkName entry={entry} />
    </>
  );
}
