import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { FoundChoices } from '../../records/create-choice-search.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { firstPage, type ListSearch } from '../../lists/list-search.ts';
import type { ListPage, PageRequest } from '../../lists/list-types.ts';
import { searchName } from '../../records/record-page.ts';
import { toSameCycle, toSentHead, type CycleHead } from './cycle-head.ts';
import type { Candidate, InterfacerForm, Member } from './people/cycle-people.ts';
import { toCandidateSearch, type Cycle } from './cycle.ts';

/** Workflow, team and people stay. */
export const saveHead = fromPromise<unknown, PartToSave<Cycle, CycleHead>>(
  async ({ input: { parentId, form, version }, signal }) => {
    const body = { id: parentId, ...toSentHead(form), ...(version !== null && { version }) };
    await api.updateReviewCycle({ body, signal });
  },
);

export const saveInterfacer = fromPromise<unknown, PartToSave<Member, InterfacerForm>>(
  async ({ input: { part, form }, signal }) => {
    if (!part) return;
    const path = { cycleId: part.cycle.id };
    // Name and days may have changed since the page was loaded.
    const { reviewCycle } = await api.getReviewCycle({ path, signal });
    const clientInterfacerId = form.clientInterfacerId || null;
    const changedReviewees = [{ employeeId: part.employeeId, clientInterfacerId }];
    const body = { ...toSameCycle(reviewCycle), changedReviewees };
    await api.updateReviewCycle({ body, signal });
  },
);

export const removeMember = fromPromise<unknown, { part: Member }>(
  async ({ input: { part }, signal }) => {
    const path = { cycleId: part.cycle.id };
    const { reviewCycle } = await api.getReviewCycle({ path, signal });
    const body = { ...toSameCycle(reviewCycle), removedReviewees: [part.employeeId] };
    await api.updateReviewCycle({ body, signal });
  },
);

export const addMembers = fromPromise<unknown, { cycle: Cycle; employeeIds: readonly string[] }>(
  async ({ input: { cycle, employeeIds }, signal }) => {
    const { reviewCycle } = await api.getReviewCycle({ path: { cycleId: cycle.id }, signal });
    const changedReviewees = employeeIds.map((employeeId) => ({
      employeeId,
      clientInterfacerId: null,
    }));
    await api.updateReviewCycle({
      body: { ...toSameCycle(reviewCycle), changedReviewees },
      signal,
    });
  },
);

/** The people who are not in the cycle yet. */
export const loadOthers = fromPromise<ListPage<Candidate>, PageRequest>(
  async ({ input: { search, parentId = null }, signal }) => {
    const body = toCandidateSearch(search, parentId);
    const { candidates, totalCount } = await api.getReviewCycleCandidates({ body, signal });
    return { rows: candidates, total: totalCount };
  },
);

/** Employees whose name contains a text. */
export const searchInterfacers = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const search: ListSearch = {
      ...firstPage,
      pageSize: 20,
      columnFilters: text === '' ? [] : [{ name: searchName, value: text.slice(0, 250) }],
    };
    const body = toCandidateSearch(search, null);
    const { candidates, totalCount } = await api.getReviewCycleCandidates({ body, signal });
    const choices = candidates.map(({ employeeId, employeeName, employeeDesignation }) => ({
      id: employeeId,
      label: employeeName,
      ...(employeeDesignation && { description: employeeDesignation }),
    }));
    return { choices, totalCount };
  },
);
