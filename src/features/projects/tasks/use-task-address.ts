import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  isId,
  isListParameter,
  parseSearch,
  toParameters,
  type ListSearch,
} from '#machines/lists/list-search.ts';
import { taskColumns } from '#machines/projects/tasks/project-task.ts';

/** More than other lists: the tasks of a project are seen, and ordered, together. */
const pageSize = 50;

/** The part of the address that belongs to the tasks. */
export interface TaskAddress {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** The task that the address opens; null for none. */
  taskId: string | null;
  onTask: (taskId: string | null) => void;
}

/** Filters, order and the opened task of the address, so that a link shows the same. */
export function useTaskAddress(): TaskAddress {
  const parameters: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => {
    const parsed = parseSearch(parameters, taskColumns);
    return parameters['pageSize'] === undefined ? { ...parsed, pageSize } : parsed;
  }, [parameters]) as ListSearch;
  const go = (next: Record<string, unknown>) =>
    void navigate({
      to: '.',
      // The router's types cannot know the parameters of this page.
      search: next as never,
      replace: true,
      resetScroll: false,
    });
  const { task, ...withoutTask } = parameters;
  const others = Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !isListParameter(name)),
  );
  return {
    search,
    onSearch: (next) => {
      const { pageSize: _, ...rest } = toParameters(next);
      const size = next.pageSize === pageSize ? {} : { pageSize: next.pageSize };
      go({ ...others, ...rest, ...size });
    },
    taskId: typeof task === 'string' && isId(task) ? task : null,
    onTask: (taskId) => go(taskId === null ? withoutTask : { ...withoutTask, task: taskId }),
  };
}
