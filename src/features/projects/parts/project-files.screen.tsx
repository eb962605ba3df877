import { useSelector } from '@xstate/react';
import { FileText, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy } from 'react';
import { getHost, type ProjectFile } from '#machines/projects/files/project-file.ts';
import type { ProjectFilesActor } from '#machines/projects/files/project-files.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { WebLink } from '#records/view/web-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Since } from './since.tsx';
import styles from './parts.module.css';

const FileDialog = lazy(() =>
  import('./file-dialog.tsx').then((module) => ({ default: module.FileDialog })),
);

export interface ProjectFilesScreenProps {
  actor: ProjectFilesActor;
}

/** The file links of a project, newest first. Source: PROJ-012, PROJ-028. */
export function ProjectFilesScreen({ actor }: ProjectFilesScreenProps) {
  const text = useText('projectParts');
  const files = useSelector(actor, ({ context }) => context.files);
  const { isMember, ownedBy: owner } = useSelector(actor, ({ context }) => context.detail.project);
  const { file, deletion } = useSelector(actor, ({ children }) => children);
  const { reason } = useBlocked(null, !isMember && text('onlyMembers', { owner }));
  const add = (
    <Button
      icon={<Plus aria-hidden="true" />}
      blockedBecause={reason}
      onPress={() => actor.send({ type: 'file.add' })}
    >
      {text('addFile')}
    </Button>
  );
  return (
    <section className={styles.part} aria-label={text('files')}>
      {files.length === 0 ? (
        <EmptyState icon={<FileText />} action={add}>
          {text('noFiles')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>{add}</div>
          <ul className={styles.list}>
            {files.map((each) => (
              <FileRow key={each.id} actor={actor} file={each} />
            ))}
          </ul>
        </>
      )}
      <OnFirstOpen actor={file}>{(open) => <FileDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(requested) => (
          <PartQuestion
            actor={requested}
            title={text('deleteFile')}
            question={({ name }) => text('deleteFileText', { name })}
          />
        )}
      </OnFirstOpen>
    </section>
  );
}

/** One link: it opens in a new tab that has no access to this one. */
function FileRow({ actor, file }: ProjectFilesScreenProps & { file: ProjectFile }) {
  const text = useText('projectParts');
  const records = useText('records');
  const clock = useSelector(actor, ({ context }) => context.clock);
  const owner = useSelector(actor, ({ context }) => context.detail.project.ownedBy);
  const { name, url, employeeName, uploadedOn, isEditable } = file;
  const others =
    employeeName === owner
      ? text('onlyOwner', { owner })
      : text('onlyAdder', { who: employeeName, owner });
  const { reason } = useBlocked(null, !isEditable && others);
  const quiet = { variant: 'quiet', size: 'small', blockedBecause: reason } as const;
  return (
    <li className={styles.row}>
      <Link2 aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>
          <WebLink url={url} name={name} />
          <bdi dir="ltr" className={styles.host}>
            {getHost(url)}
          </bdi>
        </p>
        <p className={styles.meta}>
          <bdi>{employeeName}</bdi> · <Since timestamp={uploadedOn} clock={clock} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          {...quiet}
          icon={<Pencil aria-hidden="true" />}
          aria-label={records('editRecord', { name })}
          onPress={() => actor.send({ type: 'file.edit', file })}
        />
        <Button
          {...quiet}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={records('deleteRecord', { name })}
          onPress={() => actor.send({ type: 'file.delete', file })}
        />
      </div>
    </li>
  );
}
