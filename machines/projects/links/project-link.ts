import type { Schema } from '#openapi/client/index.ts';
import type { ProjectDetail } from '../parts/project-part.ts';

/** A pending request to link a project below another. */
export type LinkRequest = Schema<'LinkRequest'>;

/** A sub-project in the overview of its parent. */
export type SubProject = Schema<'SubProject'>;

/**
 * How a project is linked: below another person's project, whose owner is requested to accept it;
 * below an own project; or an own project below this one. Source: PROJ-032, PROJ-033.
 */
export type LinkKind = 'RequestedParent' | 'OwnParent' | 'SubProject';

/** What the projects to link depend on. */
export interface LinkScope {
  kind: LinkKind;
  /** The project of the overview. */
  projectId: string;
}

/**
 * The position of a project in the hierarchy, which tells apart what isLinked and
 * isAlreadyRequested do not. Source: PROJ-030 to PROJ-033.
 */
export const getLinkState = ({ project }: ProjectDetail): Schema<'LinkState'> => {
  const { linkState, isApexProject, isLinked } = project;
  if (linkState !== undefined) return linkState;
  if (isApexProject) return 'apex';
  return isLinked ? 'linked' : 'none';
};

/** The pending requests for a project that the person can accept or deny, oldest first. */
export const getAnswerable = ({ linkRequests = [] }: ProjectDetail): LinkRequest[] =>
  linkRequests.filter(({ mayAnswer }) => mayAnswer);

/** A sub-project to remove from its parent. */
export type Delinked = Pick<SubProject, 'id' | 'code' | 'name'>;
