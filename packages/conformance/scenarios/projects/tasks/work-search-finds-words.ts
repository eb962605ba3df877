import { scenario } from '../../../scenario/types.ts';
import { buildLookalikes } from '../../../input/name-forms.ts';
import { joint, project, seen, task } from '../../../support/projects.ts';

/** One more than a page holds, including the project itself. */
const tasks = 20;

export default scenario({
  title: 'Search for work finds words of project and task, in pages, where the person has access',
  source: 'PROJ-086, PROJ-007',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const joined = await joint(ctx, owner, me);
    for (let number = 0; number < tasks; number += 1) await task(ctx, me, joined);
    const { code, name, tasks: made } = await seen(me, joined);
    const find = (searchCharacters: string, skip = 0) =>
      me.request('searchWork', { query: { searchCharacters, skip } });
    const first = await find(code);
    ctx.expectEqual('a page', [first.work.length, first.totalCount], [20, tasks + 1]);
    const rest = await find(code, 20);
    ctx.expectEqual(
      'each project before its tasks, these by code',
      [...first.work, ...rest.work].map(({ taskId }) => taskId),
      [null, ...made.map(({ taskId }) => taskId)],
    );
    const [one] = made;
    const text = `${one?.taskName.toUpperCase()} ${code.toLowerCase()}`;
    ctx.expectEqual('by words of both', (await find(text)).work, [
      {
        projectId: joined,
        projectDisplayString: `${code} ${name}`,
        taskId: one?.taskId ?? null,
        taskDisplayString: `${one?.taskCode} ${one?.taskName}`,
        mayAddTask: true,
      },
    ]);
    for (const { what, text: form } of buildLookalikes(one?.taskName ?? '')) {
      ctx.expectEqual(`by a word that ${what}`, (await find(form)).totalCount, 1);
    }
    const hidden = await project(ctx, owner);
    const unseen = await find((await seen(owner, hidden)).code);
    ctx.expectEqual('nothing of what is not seen', [unseen.totalCount, unseen.work], [0, []]);
    const own = await project(ctx, me);
    const { work } = await owner.request('searchWork', {
      query: { searchCharacters: (await seen(me, own)).code, skip: 0 },
    });
    const messages = work.map(({ mayAddTask }) => mayAddTask);
    ctx.expectEqual('tasks of a non-member', messages, [false]);
  },
});
