import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { ProjectLinksActor } from '#machines/projects/links/project-links.machine.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { ParentSection } from './parent-section.tsx';
import { RequestList } from './request-list.tsx';
import styles from './links.module.css';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));
const DelinkQuestion = lazy(() => import('./delink-question.tsx'));

/** The parent of a project, the request to one, and the requests for it. Source: PROJ-011. */
export default function ProjectLinks({ actor }: { actor: ProjectLinksActor }) {
  const { link, delinking } = useSelector(actor, ({ children }) => children);
  const parent = useSelector(actor, ({ context }) => context.detail.parentProject);
  return (
    <div className={styles.links}>
      <ParentSection actor={actor} />
      <RequestList actor={actor} />
      <OnFirstOpen actor={link}>{(open) => <LinkDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={delinking}>
        {(requested) => (
          <DelinkQuestion actor={requested} parent={parent && `${parent.code} ${parent.name}`} />
        )}
      </OnFirstOpen>
    </div>
  );
}
