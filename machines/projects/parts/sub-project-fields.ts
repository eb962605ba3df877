import type { RecordFields } from '../../records/record-page.ts';
import type { SubProject } from '../links/project-link.ts';

/** The values by which sub-projects are sorted and filtered. */
export const subProjectFields: RecordFields<SubProject> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  employeeName: ({ employeeName }) => employeeName,
  createdOn: ({ createdOn = '' }) => createdOn,
  isSubProjectMember: ({ isSubProjectMember }) => isSubProjectMember,
};
