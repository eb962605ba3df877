import { useSelector } from '@xstate/react';
import { Link2, Plus, Unlink } from 'lucide-react';
import { lazy, useState } from 'react';
import { firstPage } from '#machines/lists/list-search.ts';
import type { SubProject } from '#machines/projects/links/project-link.ts';
import type { ProjectSubProjectsActor } from '#machines/projects/parts/project-sub-projects.machine.ts';
import { subProjectFields } from '#machines/projects/parts/sub-project-fields.ts';
import { matching, paginate } from '#machines/records/record-page.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import styles from './links.module.css';
import { useSubProjectColumns } from './use-sub-project-columns.tsx';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));
const DelinkQuestion = lazy(() => import('./delink-question.tsx'));

/** The sub-projects of a project. Source: PROJ-009, PROJ-025. */
export default function SubProjects({ actor }: { actor: ProjectSubProjectsActor }) {
  const text = useText('projectLinks');
  const { link, delinking } = useSelector(actor, ({ children }) => children);
  const { project, subProjects } = useSelector(actor, ({ context }) => context.detail);
  const [search, setSearch] = useState(firstPage);
  const found = matching(subProjects, search, subProjectFields);
  const { page, rows } = paginate(found, search);
  const texts = useGridTexts();
  return (
    <>
      <DataGrid
        label={text('subProjects')}
        columns={useSubProjectColumns()}
        rows={rows}
        allRows={found}
        total={found.length}
        search={{ ...search, page }}
        onSearch={setSearch}
        status="shown"
        onRetry={() => undefined}
        texts={{ ...texts, pages: `${texts.pages}, ${text('subProjects')}` }}
        toolbar={<Toolbar actor={actor} />}
        emptyText={text(project.isAddSubProject ? 'noSubsText' : 'noSubs')}
        exportName="sub-projects"
        renderActions={(subProject) => <Delink actor={actor} subProject={subProject} />}
        onDeleteKey={(subProject) => actor.send({ type: 'DELINK', subProject })}
      />
      <OnFirstOpen actor={link}>{(open) => <LinkDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={delinking}>
        {(requested) => (
          <DelinkQuestion actor={requested} parent={`${project.code} ${project.name}`} />
        )}
      </OnFirstOpen>
    </>
  );
}

/** Adds a new sub-project, or links an own project below this one. */
function Toolbar({ actor }: { actor: ProjectSubProjectsActor }) {
  const text = useText('projectLinks');
  const { project } = useSelector(actor, ({ context }) => context.detail);
  const employeeId = useSelector(actor, ({ context }) => context.employeeId);
  const name = project.ownedBy;
  const noEmployee = employeeId === null && text('noEmployee');
  const adding = useBlocked(
    null,
    noEmployee,
    !project.isAddSubProject && text('onlyOwnerOrAbove', { name }),
  );
  const linking = useBlocked(
    null,
    noEmployee,
    !project.isEditable && text('onlyOwnerLinks', { name }),
  );
  return (
    <div className={styles.actions}>
      {adding.isBlocked ? (
        <Button blockedBecause={adding.reason} icon={<Plus aria-hidden="true" />}>
          {text('addSub')}
        </Button>
      ) : (
        <LinkButton
          address={projectAddresses.addBelow(project.id)}
          effect="changing"
          icon={<Plus aria-hidden="true" />}
        >
          {text('addSub')}
        </LinkButton>
      )}
      <Button
        blockedBecause={linking.reason}
        icon={<Link2 aria-hidden="true" />}
        onPress={() => actor.send({ type: 'LINK' })}
      >
        {text('linkSub')}
      </Button>
    </div>
  );
}

interface DelinkProps {
  actor: ProjectSubProjectsActor;
  subProject: SubProject;
}

function Delink({ actor, subProject }: DelinkProps) {
  const text = useText('projectLinks');
  const { code, name, employeeName, isProjectOwner } = subProject;
  const { reason } = useBlocked(
    null,
    isProjectOwner !== true && text('onlyOwnerOrAbove', { name: employeeName }),
  );
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Unlink aria-hidden="true" />}
      aria-label={text('delinkNamed', { name: `${code} ${name}` })}
      blockedBecause={reason}
      onPress={() => actor.send({ type: 'DELINK', subProject })}
    />
  );
}
