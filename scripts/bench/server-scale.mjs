import { median } from './figures.ts';
import { withServer } from './server-lists.mjs';

/** Size of the project whose overview is measured. */
const size = { members: 100, tasks: 500, files: 200 };
/** The list that all are compared with. */
const services = 50;
/** Measured responses of each request; some more before them load the area. */
const runs = { measured: 25, before: 3 };

const search = { page: 1, pageSize: 20, sort: null, columnFilters: [] };

/**
 * Requests of the large world with the largest time of a response, as a multiple of the list of
 * 50 services.
 */
const pages = [
  { name: 'page of 5,000 projects', budget: 2, send: post('project', search) },
  {
    name: 'projects, searched',
    budget: 2,
    send: post('project', { ...search, search: 'ap' }),
  },
  {
    name: 'first level of the tree',
    budget: 2,
    send: post('project', { ...search, isTopLevel: true }),
  },
  {
    name: 'page of 2,000 engagements',
    budget: 2,
    send: post('engagement/search', search),
  },
  {
    name: 'page of a column of their board',
    budget: 2,
    send: post('engagement/search', { ...search, stageNames: ['Discovery'] }),
  },
];

/** A page of the reviews as the screen requests it, and the parts that its filters change. */
const reviewSearch = {
  ...search,
  sort: '-needsAction',
  cycleFilters: {},
  showActionableItem: false,
};
pages.push(
  { name: 'page of 2,000 reviews', budget: 2, send: post('paReview', reviewSearch) },
  {
    name: 'reviews that wait for the administrator',
    budget: 2,
    send: post('paReview', { ...reviewSearch, showActionableItem: true }),
  },
  {
    name: 'reviews, searched',
    budget: 2,
    send: post('paReview', { ...reviewSearch, cycleFilters: { search: 'developer' } }),
  },
);

/** The people of the large world, their users, and the log of what was changed about them. */
pages.push(
  { name: 'page of 5,000 employees', budget: 2, send: post('employee/search', search) },
  {
    name: 'employees, searched',
    budget: 2,
    send: post('employee/search', { ...search, employeeFilters: { text: 'an' } }),
  },
  { name: 'organization chart of 5,000', budget: 30, send: get('organizationChart') },
  { name: 'page of their users', budget: 2, send: post('tenantuser/search', search) },
  {
    name: 'page of 100,000 entries of the audit log',
    budget: 2,
    send: post('auditLog/search', search),
  },
  {
    name: 'audit log, searched',
    budget: 2,
    send: post('auditLog/search', {
      ...search,
      columnFilters: [{ name: 'action', value: 'role.' }],
    }),
  },
);

/** Times of responses in the large world as multiples of the list of services of the small one. */
export async function measureScale() {
  const base = await withServer('small', undefined, async (address, headers) => {
    const server = { address, headers };
    const { service: known } = await request(server, get('Service'));
    for (let number = known.length + 1; number <= services; number += 1) {
      const service = { name: `Service ${number}`, price: number, userLimits: 5 };
      await request(server, post('Service', service));
    }
    return { time: await measure(server, get('Service')) };
  });
  return withServer('large', undefined, async (address, headers) => {
    const server = { address, headers };
    const node = await findNode(server);
    const overview = await createProject(server);
    const all = [
      ...pages,
      {
        name: 'opened node of the tree',
        budget: 1,
        send: post('project', { ...search, parentIds: [node] }),
      },
      {
        name: `overview with ${size.members} members, ${size.tasks} tasks and ${size.files} links`,
        budget: 4,
        send: get(`project/${overview}`),
      },
      {
        name: 'engagement with 30 stages and 600 activities',
        budget: 4,
        send: get(`engagement/${await findLargestEngagement(server)}`),
      },
    ];
    const figures = [];
    for (const { name, budget, send } of all) {
      const time = await measure(server, send);
      figures.push({
        name: `${name}, against the list of ${services} services`,
        unit: '×',
        value: time / base.time,
        budget,
        note: `${time.toFixed(1)} and ${base.time.toFixed(1)} ms`,
      });
    }
    return figures;
  });
}

/** The median time of a response in ms, one request after another. */
async function measure(server, send) {
  const times = [];
  for (let run = -runs.before; run < runs.measured; run += 1) {
    const start = performance.now();
    await request(server, send);
    if (run >= 0) times.push(performance.now() - start);
  }
  return median(times);
}

/** The id of a project with sub-projects. */
async function findNode(server) {
  for (let page = 1; ; page += 1) {
    const body = { ...search, page, isTopLevel: true };
    const { pmoProjects } = await request(server, post('project', body));
    const found = pmoProjects.find(({ subProjectCount }) => subProjectCount > 0);
    if (found) return found.id;
    if (pmoProjects.length === 0)
      throw new Error('No project of the first level has sub-projects.');
  }
}

/** The id of the engagement with most activities. */
async function findLargestEngagement(server) {
  let largest;
  for (let page = 1; ; page += 1) {
    const body = { ...search, page, pageSize: 50 };
    const { engagementRollups } = await request(server, post('engagement/search', body));
    if (engagementRollups.length === 0) return largest.id;
    for (const each of engagementRollups) {
      if (!largest || each.totalActivities > largest.totalActivities) largest = each;
    }
  }
}

/** Creates a project of the measured size; returns its id. */
async function createProject(server) {
  const id = crypto.randomUUID();
  await request(
    server,
    post('project/create-project', {
      id,
      code: `BENCH-${id.slice(0, 8)}`,
      name: 'Bench',
      description: 'Measured overview',
    }),
  );
  for (const employeeId of await findCandidates(server, id)) {
    await request(server, post('project/add-project-teammember', { employeeId, projectId: id }));
  }
  for (let number = 1; number <= size.tasks; number += 1) {
    const task = { projectId: id, taskName: `Task ${number}`, taskDescription: '' };
    await request(server, post('project/create-project-task', task));
  }
  for (let number = 1; number <= size.files; number += 1) {
    const link = { id: crypto.randomUUID(), name: `File ${number}`, url: 'https://example.com/' };
    await request(server, post(`project/${id}/AddFileUrl`, link));
  }
  return id;
}

async function findCandidates(server, projectId) {
  const found = [];
  while (found.length < size.members) {
    const path = `project/${projectId}/eligible-members?searchCharacters=&skip=${found.length}`;
    const { members } = await request(server, get(path));
    if (members.length === 0) throw new Error(`Only ${found.length} people can be members.`);
    found.push(...members.map((member) => member.employeeId ?? member.id));
  }
  return found.slice(0, size.members);
}

async function request({ address, headers }, { method, path, body }) {
  const response = await fetch(`${address}/api/aster/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} has the status ${response.status}: ${text}`);
  return JSON.parse(text);
}

function get(path) {
  return { method: 'GET', path };
}

function post(path, body) {
  return { method: 'POST', path, body: JSON.stringify(body) };
}
