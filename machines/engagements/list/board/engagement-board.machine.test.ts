import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { findCard, isFilteredOut, toColumnId, toStageName } from './board-columns.ts';
import { engagementBoardMachine } from './engagement-board.machine.ts';
import { testModel } from './engagement-board.test-model.ts';
import { toggleStage, toEngagementSearch } from '../engagement-search.ts';
import { type EngagementMove, undoEngagementMoveMachine } from './undo-engagement-move.machine.ts';

testPaths(testModel);

describe('the search of the board', () => {
  it('stages of any name are filters of the address, and so is the lack of one', () => {
    const search = toggleStage(toggleStage(firstPage, 'Design, build. 1=2'), null);
    expect(toEngagementSearch(search).stageNames).toEqual(['Design, build. 1=2', null]);
    expect(toggleStage(toggleStage(search, null), 'Design, build. 1=2')).toEqual(firstPage);
    expect(isFilteredOut(search, 'Other')).toBe(true);
    expect(isFilteredOut(firstPage, 'Other')).toBe(false);
    expect([toStageName(toColumnId('none')), toStageName(toColumnId(null))]).toEqual([
      'none',
      null,
    ]);
  });
});

describe('the board on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
  });

  /** A board with a new engagement from the template, which is in its first stage. */
  async function opened() {
    const id = crypto.randomUUID();
    const createdOn = '2026-01-12';
    const head = { name: 'Moved', prospectName: 'Movers', createdOn };
    const projectTypeId = '00000000-0000-0000-0000-000000000000';
    const createdOnAsInputString = '2026/01/12';
    await api.createEngagement({
      body: { id, ...head, projectTypeId, createdOnAsInputString, type: 'base' },
    });
    const { engagement } = await api.getEngagement({ path: { id } });
    const names = engagement.stages.map(({ stageName }) => stageName);
    const moves: EngagementMove[] = [];
    const actor = createActor(engagementBoardMachine, {
      input: { search: firstPage, createId: () => crypto.randomUUID() },
    }).start();
    actor.on('engagement.moved', ({ move }) => void moves.push(move));
    const settled = () =>
      waitFor(actor, (state) => state.matches({ content: { shown: 'current' }, move: 'resting' }));
    await settled();
    const drop = (columnId: string) =>
      actor.send({ type: 'card.move', engagementId: id, columnId });
    const column = () => findCard(actor.getSnapshot().context.columns, id)?.columnId;
    return { id, names, actor, moves, settled, drop, column };
  }

  it('a card moves forward after the preview, and back by undo', async () => {
    const { names, actor, moves, settled, drop, column } = await opened();
    const [first = '', second = ''] = names;
    expect(column()).toBe(toColumnId(first));
    drop(toColumnId(second));
    const { context } = await waitFor(actor, (state) => state.matches({ move: 'confirming' }));
    expect(context.preview?.completed.length).toBeGreaterThan(0);
    expect(column()).toBe(toColumnId(first));
    actor.send({ type: 'move.confirm' });
    await settled();
    expect(column()).toBe(toColumnId(second));
    const [undo] = moves;
    if (!undo) throw new Error('Expected a move that can be undone.');
    const undoing = createActor(undoEngagementMoveMachine, { input: { undo } }).start();
    undoing.send({ type: 'undo' });
    await waitFor(undoing, (state) => state.matches('undone'));
    actor.send({ type: 'rows.changed' });
    await settled();
    expect(column()).toBe(toColumnId(first));
  });

  it('an activity completed by someone else since the preview is previewed again', async () => {
    const { id, names, actor, settled, drop, column } = await opened();
    drop(toColumnId(names[1] ?? ''));
    await waitFor(actor, (state) => state.matches({ move: 'confirming' }));
    const { engagement } = await api.getEngagement({ path: { id } });
    const activityId = engagement.stages[0]?.activities[0]?.activityId ?? '';
    await api.toggleEngagementActivity({ body: { activityId, isDone: true } });
    actor.send({ type: 'move.confirm' });
    const { context } = await waitFor(
      actor,
      (state) => state.matches({ move: 'confirming' }) && state.context.isPreviewChanged,
    );
    expect(context.preview?.completed.map((each) => each.activityId)).not.toContain(activityId);
    actor.send({ type: 'move.confirm' });
    await settled();
    expect(column()).toBe(toColumnId(names[1] ?? ''));
  });

  it('a card without a stage of that name stays, and so does one while the server is down', async () => {
    const { names, actor, settled, drop, column } = await opened();
    const before = column();
    drop(toColumnId('Nowhere'));
    await waitFor(actor, (state) => state.hasTag('blocked'));
    actor.send({ type: 'move.cancel' });
    await settled();
    drop(toColumnId(names[1] ?? ''));
    await waitFor(actor, (state) => state.matches({ move: 'confirming' }));
    server.setScenario(down);
    actor.send({ type: 'move.confirm' });
    const { context } = await waitFor(actor, (state) => state.context.failure !== null);
    expect(context.failure?.kind).toBe('down');
    expect(column()).toBe(before);
    server.setScenario(healthy);
    actor.send({ type: 'move.confirm' });
    await settled();
    expect(column()).toBe(toColumnId(names[1] ?? ''));
  });

  it('a confirmation stays open, and is undoable afterwards, when the filters change in the meantime', async () => {
    const { id, names, actor, moves, settled, drop, column } = await opened();
    const [, second = ''] = names;
    drop(toColumnId(second));
    await waitFor(actor, (state) => state.matches({ move: 'confirming' }));
    actor.send({ type: 'search.changed', search: toggleStage(firstPage, second) });
    expect(actor.getSnapshot().value).toEqual({ content: 'loading', move: 'confirming' });
    actor.send({ type: 'move.confirm' });
    await settled();
    expect(moves.map(({ steps }) => steps[0]?.engagementId)).toEqual([id]);
    expect(column()).toBe(toColumnId(second));
  });
});
