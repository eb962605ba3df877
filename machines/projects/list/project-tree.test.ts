import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../lists/list-search.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { projectTreeMachine } from './project-tree.machine.ts';
import { addRows, buildLines, requestBelow, topKey, type ProjectLine } from './project-tree.ts';
import { blockedProject, exampleProject } from '../project.fixtures.ts';

const names = (lines: readonly ProjectLine[]) =>
  lines.map(({ depth, kind, project }) => `${'>'.repeat(depth)}${project?.code ?? kind}`);
const top = { [topKey]: { rows: [exampleProject, blockedProject], total: 60 } };
const closed = { levels: top, expanded: [], failed: [] };

describe('the lines of the tree', () => {
  it('the lines of an expanded level follow its project, and what is missing has a line', () => {
    expect(names(buildLines(closed))).toEqual(['AS-001', 'AS-009', 'more']);
    const opened = { ...closed, expanded: [exampleProject.id] };
    expect(names(buildLines(opened))).toEqual(['AS-001', '>loading', 'AS-009', 'more']);
    const failed = { ...opened, failed: [exampleProject.id, topKey] };
    expect(names(buildLines(failed))).toEqual(['AS-001', '>failed', 'AS-009', 'failed']);
    const levels = { ...top, [exampleProject.id]: { rows: [blockedProject], total: 2 } };
    expect(names(buildLines({ ...opened, levels }))).toEqual([
      'AS-001',
      '>AS-009',
      '>more',
      'AS-009',
      'more',
    ]);
  });

  it('the lines say how many siblings there are, and which can be expanded', () => {
    const [first, second, more] = buildLines(closed);
    expect([first?.position, first?.count, first?.isExpanded]).toEqual([1, 3, false]);
    expect(second?.isExpanded).toBeNull();
    expect(more?.remaining).toBe(58);
  });

  it('the rows of several parents are added below each of them', () => {
    const request = { parentIds: [exampleProject.id, 'other'], page: 1, depth: 2 };
    const answer = { rows: [blockedProject, blockedProject], total: 1 };
    const levels = addRows(top, request, answer);
    expect(levels[exampleProject.id]).toEqual({ rows: [blockedProject], total: 2 });
    expect(levels['other']).toBeUndefined();
  });

  it('the levels below many projects are requested together', () => {
    const many = Array.from({ length: 45 }, (_, at) => ({ ...exampleProject, id: String(at) }));
    expect(requestBelow(many, 2).map(({ parentIds }) => parentIds.length)).toEqual([20, 20, 5]);
  });
});

describe('the tree on the server', () => {
  async function open(depth: number) {
    const server = await createNodeServer();
    const observed = connectAs(server, 'ben', 'aster');
    const actor = createActor(projectTreeMachine, { input: { search: firstPage, depth } }).start();
    const settle = () => waitFor(actor, (state) => !state.hasTag('busy'));
    const lines = () => buildLines(actor.getSnapshot().context);
    await settle();
    return { actor, settle, lines, server, observed };
  }

  it('the tree loads the level of a project when that is expanded', async () => {
    const { actor, settle, lines, observed } = await open(1);
    const before = lines();
    const first = before.find(({ isExpanded }) => isExpanded === false);
    actor.send({ type: 'line.toggle', id: first?.id ?? '' });
    await settle();
    const below = lines().filter(({ depth }) => depth === 1);
    expect(below.length).toBe(first?.project?.subProjectCount);
    expect(observed.bodies.at(-1)).toMatchObject({ parentIds: [first?.id] });
    actor.send({ type: 'line.toggle', id: first?.id ?? '' });
    expect(names(lines())).toEqual(names(before));
  });

  it('the tree expands all levels with few requests, and closes them again', async () => {
    const { actor, settle, lines, observed } = await open(9);
    await waitFor(actor, (state) => state.context.queue.length === 0 && !state.hasTag('busy'));
    const all = lines();
    expect(Math.max(...all.map(({ depth }) => depth))).toBe(2);
    expect(all.every(({ kind }) => kind === 'project')).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(observed.bodies.length).toBeLessThan(6);
    actor.send({ type: 'depth.changed', depth: 1 });
    await settle();
    expect(lines().every(({ depth }) => depth === 0)).toBe(true);
  });

  it('a level that fails can be requested again, and the others stay', async () => {
    const { actor, settle, lines, server } = await open(1);
    const first = lines().find(({ isExpanded }) => isExpanded === false);
    const level = first?.id ?? '';
    server.setScenario(down);
    actor.send({ type: 'line.toggle', id: level });
    await settle();
    expect(lines().filter(({ depth }) => depth === 1)).toMatchObject([{ kind: 'failed' }]);
    server.setScenario(healthy);
    actor.send({ type: 'level.load', level });
    await settle();
    expect(lines().filter(({ depth }) => depth === 1).length).toBe(first?.project?.subProjectCount);
  });

  it('while filters apply, what they match is the first level', async () => {
    const { actor, settle, lines } = await open(1);
    const columnFilters = [{ name: 'search', value: 'payroll research' }];
    actor.send({ type: 'search.changed', search: { ...firstPage, columnFilters } });
    await settle();
    expect(lines()[0]?.project?.name).toContain('Payroll');
    expect(lines()[0]?.project?.parentProject).not.toBeNull();
  });
});
