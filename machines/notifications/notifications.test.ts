import { describe, expect, it } from 'vitest';
import { getOpenHandovers, getTarget, mergeFirstPage, type Notification } from './notifications.ts';

const handovers = [{ assignmentId: 'one', assetId: 'laptop', assetCode: 'AS-LAP-0001' }];

const notification = (id: string, change: object = {}): Notification => ({
  id,
  typeId: 2,
  isSeen: false,
  isComplete: false,
  isDenied: false,
  componentName: '',
  requestedTime: '2026-03-10T10:00:00.000Z',
  notificationData: {
    profileImageUrl: null,
    userName: null,
    projectName: null,
    taskName: null,
    projectOwnerName: null,
    notificationMessage: null,
    messageData: null,
    value: null,
    stepId: null,
    projectId: null,
    isAdmin: false,
    ...change,
  },
});

describe('a notification about handovers', () => {
  it('the notification offers pending handovers, and none once it is complete', () => {
    const waiting = notification('handover', { handovers });
    expect(getOpenHandovers(waiting)).toEqual([{ id: 'one', assetCode: 'AS-LAP-0001' }]);
    expect(getOpenHandovers({ ...waiting, isComplete: true })).toEqual([]);
    expect(getOpenHandovers(notification('other'))).toEqual([]);
  });

  it('the notification leaves the unseen list once answered on another device; others stay as seen', () => {
    const shown = [notification('handover', { handovers }), notification('other')];
    const merged = mergeFirstPage(shown, [], 'UnSeen');
    expect(merged.map(({ id, isSeen }) => [id, isSeen])).toEqual([['other', true]]);
  });
});

describe('the target of an answered request for a right', () => {
  const privilege = 'tools.basic';

  it('a granted right opens the page that it was requested for, else the request', () => {
    const granted = {
      ...notification('granted', { privilege, page: '/tools' }),
      typeId: 20,
    } as const;
    expect(getTarget(granted)).toEqual({ to: 'Page', path: '/tools' });
    const withoutPage = { ...notification('granted', { privilege }), typeId: 20 } as const;
    expect(getTarget(withoutPage)).toEqual({ to: 'OwnAccessRequest', privilege });
  });

  it('a denied right opens the request with the reason', () => {
    const denied = {
      ...notification('denied', { privilege, remark: 'Not yet.' }),
      typeId: 21,
    } as const;
    expect(getTarget(denied)).toEqual({ to: 'OwnAccessRequest', privilege });
  });
});
