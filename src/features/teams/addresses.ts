import type { RecordAddresses } from '#records/address.ts';

/** Where the teams are. Source: document 2, section 2 (Teams). */
export const teamAddresses: RecordAddresses = {
  list: { to: '/teams' },
  add: { to: '/teams/addTeam' },
  view: (id) => ({ to: `/teams/${id}` }),
  edit: (id) => ({ to: `/teams/${id}/editteam` }),
  copy: (id) => ({ to: '/teams/addTeam', search: { copyOf: id } }),
};
