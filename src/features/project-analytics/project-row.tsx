import { CircleAlert, Eye, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectNode, TreeRow } from '#machines/project-analytics/project-tree.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import styles from './project-analytics.module.css';

/** A project as a row of the tree; one that is shown only as the ancestor of a match is dimmed. */
export function ProjectRow({ row: { node, isMatch }, search }: { row: TreeRow; search: string }) {
  const text = useText('projectAnalytics');
  const { hours } = useFormat();
  const isAbove = search.trim() !== '' && !isMatch;
  return (
    <span className={cx(styles.row, isAbove && styles.above)}>
      <bdi className={styles.code}>{node.code}</bdi>
      <span className={styles.name} title={node.projectName}>
        <bdi>{node.projectName}</bdi>
      </span>
      <Flags node={node} />
      <span className={styles.time} data-empty={node.projectWorkEffortTotal === 0}>
        <span className="visually-hidden">{text('ownTime')}</span>
        {hours(node.projectWorkEffortTotal)}
      </span>
    </span>
  );
}

/** The attributes that the filters match, as icons with labels. */
function Flags({ node }: { node: ProjectNode }) {
  const text = useText('projectAnalytics');
  const { isOwner, isWatching, unResolvedImpediment: count } = node;
  return (
    <span className={styles.flags}>
      {isOwner && <Flag label={text('owned')} icon={<UserRound />} />}
      {isWatching && <Flag label={text('watched')} icon={<Eye />} />}
      {count > 0 && (
        <Flag
          label={text('impeded', { count })}
          className={styles.impeded}
          icon={
            <>
              <CircleAlert />
              {count}
            </>
          }
        />
      )}
    </span>
  );
}

interface FlagProps {
  label: string;
  icon: ReactNode;
  className?: string | undefined;
}

const Flag = ({ label, icon, className }: FlagProps) => (
  <span title={label} className={className}>
    <span aria-hidden="true">{icon}</span>
    <span className="visually-hidden">{label}</span>
  </span>
);
