import { scenario } from '../../scenario/types.ts';
import { lookalikesOf } from '../../input/name-forms.ts';
import { joint, project, seen, task } from '../../support/projects.ts';

/** One more than a page holds, with the project itself. */
const tasks = 20;

export default scenario({
  title: 'Work is found by words of project and task, in pages, where the person has access',
  source: 'PROJ-086, PROJ-007',
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const joined = await joint(kit, owner, me);
    for (let number = 0; number < tasks; number += 1) await task(kit, me, joined);
    const { code, name, tasks: made } = await seen(me, joined);
    const find = (searchCharacters: string, skip = 0) =>
      me.ask('searchWork', { query: { searchCharacters, skip } });
    const first = await find(code);
    kit.expectEqual('a page', [first.work.length, first.totalCount], [20, tasks + 1]);
    const rest = await find(code, 20);
    kit.expectEqual(
      'each project before its tasks, these by code',
      [...first.work, ...rest.work].map(({ taskId }) => taskId),
      [null, ...made.map(({ taskId }) => taskId)],
    );
    const [one] = made;
    const text = `${one?.taskName.toUpperCase()} ${code.toLowerCase()}`;
    kit.expectEqual('by words of both', (await find(text)).work, [
      {
        projectId: joined,
        projectDisplayString: `${code} ${name}`,
        taskId: one?.taskId ?? null,
        taskDisplayString: `${one?.taskCode} ${one?.taskName}`,
        mayAddTask: true,
      },
    ]);
    for (const { what, text: form } of lookalikesOf(one?.taskName ?? '')) {
      kit.expectEqual(`by a word that ${what}`, (await find(form)).totalCount, 1);
    }
    const hidden = await project(kit, owner);
    const unseen = await find((await seen(owner, hidden)).code);
    kit.expectEqual('nothing of what is not seen', [unseen.totalCount, unseen.work], [0, []]);
    const own = await project(kit, me);
    const { work } = await owner.ask('searchWork', {
      query: { searchCharacters: (await seen(me, own)).code, skip: 0 },
    });
    const says = work.map(({ mayAddTask }) => mayAddTask);
    kit.expectEqual('who takes no part adds no task', says, [false]);
  },
});
