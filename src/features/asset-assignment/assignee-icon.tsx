import { User, Users } from 'lucide-react';
import { isTeam, type AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import styles from './asset-assignment.module.css';

export { styles };

/** The icon of a kind of assignee, hidden from screen readers because the name is next to it. */
export function AssigneeIcon({ assignee }: { assignee: AssetHolder }) {
  const Icon = isTeam(assignee) ? Users : User;
  return <Icon aria-hidden="true" className={styles.icon} />;
}

/** The number of a person's or team's assets, and how many of them are overdue. */
export function AssignedCount({
  assignee: { assetCount, overdueCount },
}: {
  assignee: AssetHolder;
}) {
  const text = useText('assetAssignment');
  return (
    <span className={styles.marked}>
      {assetCount}
      {overdueCount > 0 && <Badge tone="warning">{text('overdue', { count: overdueCount })}</Badge>}
    </span>
  );
}
