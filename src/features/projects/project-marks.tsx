import { CircleAlert, Flag, MailQuestionMark } from 'lucide-react';
import type { Project } from '#machines/projects/project.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';

/** That a request waits for the person's answer, and that it is an apex project. */
export function ProjectMarks({ project }: { project: Project }) {
  const text = useText('projects');
  return (
    <>
      {project.isResponse && (
        <Badge tone="info" icon={<MailQuestionMark aria-hidden="true" />}>
          {text('waitingMark')}
        </Badge>
      )}
      {project.isApexProject && (
        <Badge icon={<Flag aria-hidden="true" />}>{text('apexMark')}</Badge>
      )}
    </>
  );
}

/** The number of open impediments; nothing if there are none. */
export function ImpedimentCount({ project }: { project: Project }) {
  const text = useText('projects');
  const { number } = useFormat();
  const count = project.unResolvedImpediment;
  if (count === 0) return null;
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{text('impediments', { count })}</span>
    </Badge>
  );
}
