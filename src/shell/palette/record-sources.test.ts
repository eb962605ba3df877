import { describe, expect, it } from 'vitest';
import type { Path } from '#page/parameters/addresses.ts';
import { getListAddress, getRecordAddress, recordSourcesFor } from './record-sources.ts';

const getSources = (...open: readonly Path[]) => recordSourcesFor((page) => open.includes(page));

describe('the sources of records', () => {
  it('the record sources are empty for a person who may open no page of records', () => {
    expect(getSources('/dashBoard')).toEqual({});
  });

  it('the record sources leave out assets for a person who may see only the list or only the details', () => {
    expect(getSources('/assetManager')).toEqual({});
    expect(getSources('/assetManager/viewAsset')).toEqual({});
    expect(getSources('/assetManager', '/assetManager/viewAsset')).toEqual({ assets: 'assets' });
  });

  it('the record sources find people by their assets or by their time, as the person may open', () => {
    expect(getSources('/timeReport')).toEqual({ people: 'reportedPeople' });
    expect(getSources('/timeReport', '/assetAssignment/$holderId')).toEqual({
      people: 'assignees',
    });
  });

  it('the record sources find projects in the analytics, or those that a person may book time on', () => {
    const work = 'bookableTasks';
    expect(getSources('/ClockWork')).toEqual({ projects: 'bookableProjects', work });
    expect(getSources('/ClockWork', '/project-analytics')).toEqual({
      projects: 'analyzedProjects',
      work,
    });
    expect(getSources('/project-analytics', '/projects/projects-overview/$projectId')).toEqual({
      projects: 'projects',
    });
  });
});

describe('a found record', () => {
  it('a found record opens its page, and all matches open the searched list', () => {
    expect(getRecordAddress('assets', 'a1')).toEqual({
      to: '/assetManager/viewAsset',
      search: { assetId: 'a1' },
    });
    expect(getRecordAddress('teams', 't1')).toEqual({ to: '/teams/t1' });
    expect(getRecordAddress('projects', 'p1')).toEqual({
      to: '/projects/projects-overview/p1',
    });
    expect(getListAddress('vendors', 'byte')).toEqual({
      to: '/vendors',
      search: { 'filter.search': 'byte' },
    });
    expect(getListAddress('bookableProjects', 'portal')).toBeNull();
    expect(getRecordAddress('bookableTasks', 't1')).toBeNull();
  });
});
