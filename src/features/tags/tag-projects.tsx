import type { TagUses } from '#machines/tags/tag.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { buildProjectTagsAddress, projectAddresses } from '#page/parameters/addresses.ts';
import styles from './tags.module.css';

/** The projects that have a tag: those that the person sees as links, the others as a number. */
export function TagProjects({ uses }: { uses: TagUses }) {
  const text = useText('tags');
  const { id, projects, accessibleCount, hiddenCount } = uses;
  const { isBlocked: cannotOpen } = useBlocked('projects.basic');
  const { isBlocked: cannotTag } = useBlocked('projectTags.basic');
  const more = accessibleCount - projects.length;
  return (
    <section aria-labelledby="tag-projects" className={styles.effects}>
      <h2 id="tag-projects">{text('whereUsed')}</h2>
      {accessibleCount + hiddenCount === 0 && <p className={styles.meta}>{text('noProjects')}</p>}
      <ul className={styles.projects}>
        {projects.map(({ projectId, projectCode, projectName, assignedToAll }) => (
          <li key={projectId}>
            {cannotOpen ? (
              <bdi>{`${projectCode} ${projectName}`}</bdi>
            ) : (
              <RecordLink address={projectAddresses.view(projectId)}>
                {`${projectCode} ${projectName}`}
              </RecordLink>
            )}{' '}
            {assignedToAll && <span className={styles.meta}>{text('forSubProjects')}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.meta}>{text('moreProjects', { count: more })}</p>}
      {hiddenCount > 0 && (
        <p className={styles.meta}>{text('hiddenProjects', { count: hiddenCount })}</p>
      )}
      {!cannotTag && (
        <div>
          <LinkButton size="small" address={buildProjectTagsAddress(id)}>
            {text('allProjects')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
