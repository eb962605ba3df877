import type { ProjectTag } from '#machines/projects/list/project-tags.actors.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import styles from './parts.module.css';

/**
 * The tags that a project inherits, by the project that they come from, where they can be removed.
 */
export function InheritedTags({ tags }: { tags: readonly ProjectTag[] }) {
  const groups = [...Map.groupBy(tags, ({ projectId }) => projectId)];
  return groups.map(([projectId, inherited]) => (
    <div key={projectId} className={styles.inherited}>
      <Origin tag={inherited[0]} />
      <ul className={styles.chips}>
        {inherited.map(({ tagId, tagName, tagColor }) => (
          <li key={tagId}>
            <TagChip color={tagColor} name={tagName} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The project above that the tags come from; one that the person may not see has no name. */
function Origin({ tag }: { tag: ProjectTag | undefined }) {
  const text = useText('projectParts');
  const code = tag?.projectCode ?? null;
  if (!tag || code === null) return <p className={styles.meta}>{text('inheritedAbove')}</p>;
  return (
    <p className={styles.meta}>
      {text('inheritedFrom')}{' '}
      <RecordLink address={projectAddresses.view(tag.projectId)}>
        {`${code} ${tag.projectName ?? ''}`.trim()}
      </RecordLink>
    </p>
  );
}
