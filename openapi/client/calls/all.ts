// Generated from the contract by openapi/generate.mjs; do not edit.

export * from './session.ts';
export * from './profile.ts';
export * from './clockwork.ts';
export * from './engagements.ts';
export * from './clients.ts';
export * from './analytics.ts';
export * from './dashboard.ts';
export * from './projects.ts';
export * from './tags.ts';
export * from './reports.ts';
export * from './registration.ts';
export * from './notifications.ts';
export * from './organization.ts';
export * from './integrations.ts';
export * from './people.ts';
export * from './assets.ts';
export * from './teams.ts';
export * from './services.ts';
export * from './tools.ts';
export * from './products.ts';
export * from './audit.ts';
export * from './vendors.ts';
export * from './reviews.ts';
