import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { alwaysAs, body } from '../../response-mutations.ts';

const area = 'analytics';

/** A tree node, or the tree with its roots as `subProjects`. */
interface Node {
  projectWorkEffortTotal: number;
  subProjects: Node[];
}

/** Sets a property of every tree node. */
const inNodes = (by: (node: Node & Record<string, unknown>) => void) =>
  body((response) => {
    const interaction = (node: Node) => {
      by(node as Node & Record<string, unknown>);
      for (const each of node.subProjects) interaction(each);
    };
    for (const node of (response as { projectAnalytics: Node[] }).projectAnalytics)
      interaction(node);
  });

/** The time of a project including everything below it. */
const sumEffort = ({ projectWorkEffortTotal, subProjects }: Node): number =>
  subProjects.reduce((sum, each) => sum + sumEffort(each), projectWorkEffortTotal);

const tree = (name: string, response: InjectedFault['response']): InjectedFault => ({
  kind: 'rules',
  name,
  area,
  on: 'getProjectAnalytics',
  response,
});

const detail = (name: string, response: InjectedFault['response']): InjectedFault => ({
  ...tree(name, response),
  on: 'getProjectAnalyticsDetail',
});

/** Responds as if the organization's weeks started on Monday. */
const onMonday: InjectedFault['response'] = async (call) => {
  const { store } = call.server;
  const name = 'organizationSettings';
  const before = await store.transaction('read', (tx) => tx.tenant('aster').get(name, 'settings'));
  const storeSettings = (settings: typeof before) =>
    store.transaction('write', async (tx) => {
      if (settings) await tx.tenant('aster').put(name, settings);
    });
  await storeSettings(before && { ...before, weekStart: 'monday' });
  const response = await call.pass();
  await storeSettings(before);
  return response;
};

/** Faults in project analytics. */
export const injectedFaults: InjectedFault[] = [
  tree(
    'a node tells the time of what is below it, too',
    inNodes((node) => {
      node.projectWorkEffortTotal = sumEffort(node);
    }),
  ),
  tree(
    'nobody watches a project',
    inNodes((node) => {
      node['isWatching'] = false;
    }),
  ),
  tree(
    'a reader owns every project',
    inNodes((node) => {
      node['isOwner'] = true;
    }),
  ),
  tree(
    'a project has one impediment at most',
    inNodes((node) => {
      node['unResolvedImpediment'] = Math.min(1, Number(node['unResolvedImpediment']));
    }),
  ),
  detail('nobody is named as the owner', body(put('projectDetail.projectOwnerName', ''))),
  detail('a parent is named whoever reads', alwaysAs('ava')),
  {
    ...tree('weeks of the analytics begin on Monday whatever the organization says', onMonday),
    on: ['getProjectAnalyticsDetail', 'getProjectAnalyticsMembers'],
  },
  {
    ...tree(
      'who has left counts as a member',
      body(change('memberDetails.*.isActiveMember', () => true)),
    ),
    on: 'getProjectAnalyticsMembers',
  },
];
