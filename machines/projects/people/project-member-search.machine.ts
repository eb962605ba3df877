import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../../records/create-choice-search.ts';
import type { PersonScope } from './create-person-dialog.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of the candidates for membership whose names contain the words of a text. */
const searchCandidates = fromPromise<FoundChoices, { text: string } & PersonScope>(
  async ({ input: { text, projectId }, signal }) => {
    const { members, totalCount } = await api.searchEligibleProjectMembers({
      path: { id: projectId },
      query: { searchCharacters: text.slice(0, longest), skip: 0 },
      signal,
    });
    const choices = members.map(
      ({ employeeId, fullName, timeInSeconds = 0, timeEffortAsString }) => ({
        id: employeeId,
        label: fullName,
        // A former member.
        ...(timeInSeconds > 0 && { description: timeEffortAsString }),
      }),
    );
    return { choices, totalCount };
  },
);

export const projectMemberSearchMachine = createChoiceSearch<PersonScope>({
  id: 'project-member-search',
  description: 'Finds a new member of a project by typing. Source: PROJ-067.',
  searchChoices: searchCandidates,
});
