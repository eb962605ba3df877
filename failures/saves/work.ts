import { api } from '#openapi/client/index.ts';
import type { Desk } from '../support/desk.ts';
import { quietPlace, shown } from '../support/desk.ts';
import {
  button,
  choose,
  field,
  mainSays,
  press,
  pressIn,
  said,
  type,
  until,
} from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

const timer = '[aria-label="Timer"]';

const day = async (desk: Desk) => {
  await desk.app.goTo('/ClockWork?date=2026-03-03');
  await until('an entry', () => /Total/.test(mainSays()) && document.querySelector('tbody tr'));
};

/** The week of that day. */
const week = async (desk: Desk) => {
  await desk.app.goTo('/ClockWork/week?date=2026-03-03');
  await until('a block', () => document.querySelector('[data-block]'));
};

/** A key on the first block of the week. */
const keyOnBlock = async (key: string) => {
  const block = await until('a block', () => document.querySelector<HTMLElement>('[data-block]'));
  block.focus();
  block.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

const chosenBar = '[aria-label="Chosen entries"]';

/** The newest entry of the day is chosen. */
const chosenDay = async (desk: Desk) => {
  await day(desk);
  const boxes = document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
  boxes[0]?.click();
  await until('the bar', () => document.querySelector(chosenBar));
};

/** What the menu of the newest entry offers. */
const chooseInMenu = async (item: string) => {
  await press(/^More actions for /);
  await press(item);
};

/** The list as it is read anew: what was read once is known to all pages. */
const notifications = async (desk: Desk) => {
  await desk.reload();
  await desk.app.goTo('/notification');
  await shown(/Showing 1 - /);
};

const gateway = async ({ app }: Desk) => {
  app.app.leaveTenant();
  await until('the gateway', () => /Select Tenant/.test(mainSays()));
  await choose(/Tenant/, /^Aster Labs/);
};

/** A page with a timer that nothing has been typed into. */
const freshTimer = async ({ app }: Desk) => {
  // Another timer than the one of the last cell: it reads what the server knows.
  await app.goTo('/forgotpassword');
  await until('no timer', () => document.querySelector(timer) === null);
  await app.goTo(quietPlace);
  await until('the timer', () => button('Start', document.querySelector(timer) ?? undefined));
};

/** The timer makes way for its failure; what was typed is there again with the next try. */
const reveal = async () => {
  await press(/^Timer unavailable/);
  await field('Description');
};

/** What is typed before the timer is read waits for the next time the field is left. */
const revealRunning = async () => {
  await reveal();
  await until('the timer', () => button('Stop', document.querySelector(timer) ?? undefined));
};

const running = async (desk: Desk) => {
  await freshTimer(desk);
  await type('Description', 'Sorting the mail');
  await pressIn(timer, 'Start');
  await until('a running entry', () => document.querySelector('[role="timer"]'));
};

/** A timer of the evening before, which is asked about. */
const forgotten = async (desk: Desk) => {
  const entryPayLoad = {
    id: crypto.randomUUID(),
    startTime: '2026-03-03T22:30:00.000Z',
    endTime: null,
    description: 'Sorting the mail',
    projectId: null,
    taskId: null,
  };
  // It lasts over all that is there since.
  const { clockWorkEntries } = await api.getClockWorkDay({ path: { date: '2026-03-04' } });
  await api.deleteClockWorkEntries({ body: clockWorkEntries.map(({ id }) => id) });
  await api.postClockWork({ body: { type: 'add', entryPayLoad } });
  await desk.reload();
  await desk.app.goTo(quietPlace);
  await type('Ended at', '23:50');
};

/** Names a new task where work is picked. */
const nameTask = async () => {
  await type('Search projects and tasks', 'AS-0');
  await press(/^New task in/);
  await type('Name of the task', 'Water the plants');
};

const openSettings = async (desk: Desk) => {
  await desk.app.goTo('/ClockWork');
  await shown(/No entries|Total/);
  await press('ClockWork settings');
};

/** ClockWork, its timer, and the notifications. */
export const workSaves: readonly SaveEntry[] = [
  {
    name: 'an entry is started on the ClockWork page',
    operation: 'postClockWork',
    keptFor: 'postClockWork',
    prepare: async (desk) => {
      await desk.app.goTo('/ClockWork');
      await shown(/No entries|Total/);
      await type('Description', 'Watering the plants');
    },
    save: () => pressIn('main', 'Start'),
  },
  {
    name: 'a task is added where work is picked',
    operation: 'createTaskUnderProject',
    prepare: async (desk) => {
      await desk.app.goTo('/ClockWork');
      await shown(/No entries|Total/);
      await press(/^Project and task/);
      await nameTask();
    },
    save: () => pressIn('[role="dialog"]', 'Create task'),
    done: () => /Water the plants/.test(mainSays()),
  },
  {
    name: 'the settings of ClockWork are saved',
    operation: 'saveDefaultProjectTask',
    prepare: async (desk) => {
      await openSettings(desk);
      await press('Weekly mail');
    },
    save: () => pressIn('[role="dialog"]', 'Save'),
  },
  {
    name: 'the default project and task are removed',
    operation: 'removeDefaultProjectTask',
    prepare: async (desk) => {
      await openSettings(desk);
      await press(/^Default project and task/);
      await nameTask();
      await pressIn('[role="dialog"]', 'Create task');
      await until('the task', () => /Water the plants/.test(said()));
      await pressIn('[role="dialog"]', 'Save');
      await until('no dialog', () => document.querySelector('[role="dialog"]') === null);
      await press('ClockWork settings');
      await press(/^Default project and task/);
      await press('No project');
    },
    save: () => pressIn('[role="dialog"]', 'Save'),
  },
  {
    name: 'the times of an entry are adjusted',
    operation: 'adjustClockWorkEntry',
    keptFor: 'postClockWork',
    prepare: async (desk) => {
      await day(desk);
      await chooseInMenu('Adjust the times');
      await type(/^End/, '30m');
    },
    save: () => press('Save'),
  },
  {
    name: 'an entry is deleted',
    operation: 'deleteClockWorkEntries',
    prepare: day,
    save: async () => {
      if (!/Delete the entry/.test(said())) await chooseInMenu('Delete');
      await press('Yes');
    },
  },
  {
    name: 'a deletion of an entry is undone',
    operation: 'restoreClockWorkEntries',
    prepare: async (desk) => {
      await day(desk);
      await chooseInMenu('Delete');
      await press('Yes');
      await until('the offer', () => button('Undo'));
    },
    save: () => press(/^(?:Undo|Try again)$/),
  },
  {
    name: 'chosen entries are deleted',
    operation: 'deleteClockWorkEntries',
    prepare: chosenDay,
    save: async () => {
      if (!/Delete 1 entry/.test(said())) await pressIn(chosenBar, 'Delete');
      await press('Yes');
    },
  },
  {
    name: 'chosen entries are booked on a task',
    operation: 'assignClockWorkEntries',
    prepare: chosenDay,
    save: async () => {
      await pressIn(chosenBar, /^Project and task/);
      await type('Search projects and tasks', 'AS-001');
      await press(/^AS-001-T1 /);
    },
    done: () => document.querySelector('tbody')?.textContent.includes('AS-001-T1'),
  },
  {
    name: 'chosen entries are marked as worked from the office',
    operation: 'updateWorkStatus',
    prepare: chosenDay,
    save: () => pressIn(chosenBar, 'From the office'),
  },
  {
    name: 'the times of chosen entries are adjusted',
    operation: 'adjustMultipleClockWorkEntries',
    prepare: async (desk) => {
      await chosenDay(desk);
      await pressIn(chosenBar, 'Adjust the times');
      await type(/^End/, '30m');
    },
    save: () => press('Save'),
  },
  {
    name: 'an entry is split',
    operation: 'splitClockWorkEntry',
    prepare: async (desk) => {
      await day(desk);
      await chooseInMenu('Split');
      await until('the question', () => /Split the entry/.test(said()));
    },
    save: () => press('Split'),
  },
  {
    name: 'a gap is filled',
    operation: 'postClockWork',
    prepare: day,
    save: () => press(/^Start earlier: /),
  },
  {
    name: 'a past entry is added',
    operation: 'postClockWork',
    keptFor: 'postClockWork',
    prepare: async (desk) => {
      await day(desk);
      await press('Add an entry here');
      await type('What was done', 'Watering the plants');
    },
    form: { 'What was done': 'Watering the plants' },
    save: () => press('Save'),
  },
  {
    name: 'an entry is changed in its place',
    operation: 'postClockWork',
    keptFor: 'postClockWork',
    prepare: async (desk) => {
      await day(desk);
      await press(/^Edit /);
      await type('What was done', 'Watering the plants');
    },
    form: { 'What was done': 'Watering the plants' },
    save: () => press('Save'),
  },
  {
    name: 'an entry is moved in the week',
    operation: 'postClockWork',
    isOptimistic: true,
    prepare: week,
    save: async () => {
      await keyOnBlock('m');
      await keyOnBlock('ArrowUp');
      await keyOnBlock('Enter');
    },
  },
  {
    name: 'an entry is deleted in the week',
    operation: 'deleteClockWorkEntries',
    prepare: week,
    save: async () => {
      if (!/Delete the entry/.test(said())) await keyOnBlock('Delete');
      await press('Yes');
    },
  },
  {
    name: 'an entry is added in the week',
    operation: 'postClockWork',
    keptFor: 'postClockWork',
    prepare: async (desk) => {
      await week(desk);
      await keyOnBlock('n');
      await type('What was done', 'Watering the plants');
    },
    form: { 'What was done': 'Watering the plants' },
    save: () => press('Save'),
  },
  {
    name: 'a length is typed into the sheet',
    operation: 'postClockWork',
    prepare: async (desk) => {
      await desk.app.goTo('/ClockWork/sheet?date=2026-03-03');
      const cell = await until('a cell', () =>
        [...document.querySelectorAll<HTMLElement>('td[data-cell]')].find(
          ({ dataset, textContent }) => dataset['day'] === '0' && textContent === '',
        ),
      );
      cell.focus();
      cell.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
      await field('Length');
    },
    save: async () => {
      const length = await field('Length');
      length.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
  },
  {
    name: 'the timer is started',
    operation: 'startMiniEntry',
    keptFor: 'postClockWork',
    reveal,
    prepare: async (desk) => {
      await freshTimer(desk);
      await type('Description', 'Sorting the mail');
    },
    save: () => pressIn(timer, 'Start'),
  },
  {
    name: 'the running entry is described',
    operation: 'updateMiniEntry',
    keptFor: 'postClockWork',
    reveal: revealRunning,
    isOptimistic: true,
    prepare: running,
    save: () => type('Description', 'Sorting the parcels'),
    again: () => type('Description', 'Sorting the letters'),
    keeps: { Description: 'Sorting the parcels' },
  },
  {
    name: 'the timer is stopped',
    operation: 'endMiniEntry',
    keptFor: 'postClockWork',
    reveal: revealRunning,
    prepare: running,
    save: () => pressIn(timer, 'Stop'),
  },
  {
    name: 'a forgotten timer is ended',
    operation: 'adjustClockWorkEntry',
    keptFor: 'postClockWork',
    prepare: forgotten,
    save: () => press(/^Ended at /),
  },
  {
    name: 'a notification is read',
    operation: 'markNotificationSeen',
    isOptimistic: true,
    prepare: notifications,
    save: () => press(/^Mark as read: /),
  },
  {
    name: 'all notifications are read',
    operation: 'markAllNotificationsRead',
    isOptimistic: true,
    prepare: notifications,
    save: () => press('Mark all as read'),
  },
  {
    name: 'a notification is completed',
    operation: 'completeNotification',
    isOptimistic: true,
    prepare: notifications,
    save: () => press(/^Complete: /),
  },
  {
    name: 'a request is denied',
    operation: 'rejectProjectLink',
    isOptimistic: true,
    prepare: notifications,
    save: () => press(/^Deny: /),
  },
  {
    name: 'a request is accepted',
    operation: 'linkSubProject',
    isOptimistic: true,
    prepare: notifications,
    save: () => press(/^Accept: /),
    follows: 'completeNotification',
  },
  {
    name: 'the details of a login are kept',
    operation: 'saveUserLogin',
    isBestEffort: true,
    prepare: gateway,
    save: () => press('Enter'),
    done: () => /Hours today/.test(mainSays()),
  },
  {
    name: 'a tenant is chosen',
    operation: 'assignTenant',
    prepare: gateway,
    save: () => press('Enter'),
    again: async () => {
      await press('Try again');
      await choose(/Tenant/, /^Aster Labs/);
      await press('Enter');
    },
  },
];
