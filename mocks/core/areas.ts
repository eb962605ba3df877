import type { Area } from '#openapi/generated/operations.ts';
import type { PlainAnswer } from './answers.ts';
import type { Handlers } from './handler.ts';
import type { AreaMessages } from './messages/area.ts';
import type { RequestSchemas } from './validate.ts';

/** What answers an area's calls, loaded with its first call. */
export interface LoadedArea {
  handlers: Readonly<Record<string, LooseHandler | LooseStaged | undefined>>;
  requests: RequestSchemas;
  /** What only this area says, loaded when it is said for the first time. */
  messages?: () => Promise<AreaMessages>;
}

type LooseHandler = (call: never) => Promise<PlainAnswer>;

interface LooseStaged {
  before(call: never): Promise<LooseHandler>;
}

type Loader<In extends Area> = () => Promise<LoadedArea & { handlers: Handlers<In> }>;

/**
 * One loader per area of the contract: a missing area does not compile. The handlers' file brings
 * the request schemas along, so that an area is one download.
 */
const areas: { [In in Area]: Loader<In> } = {
  session: async () => {
    const { session, requests } = await import('../handlers/session.ts');
    return { handlers: session, requests };
  },
  profile: async () => {
    const { profile, requests } = await import('../handlers/profile.ts');
    const messages = async () => (await import('../handlers/profile/messages.ts')).profile;
    return { handlers: profile, requests, messages };
  },
  registration: async () => {
    const { registration, requests } = await import('../handlers/registration.ts');
    const messages = async () =>
      (await import('../handlers/registration/messages.ts')).registration;
    return { handlers: registration, requests, messages };
  },
  notifications: async () => {
    const { notifications, requests } = await import('../handlers/notifications.ts');
    const messages = async () =>
      (await import('../handlers/notifications/messages.ts')).notifications;
    return { handlers: notifications, requests, messages };
  },
  clockwork: async () => {
    const { clockwork, requests } = await import('../handlers/clockwork.ts');
    const messages = async () => (await import('../handlers/clockwork/messages.ts')).clockwork;
    return { handlers: clockwork, requests, messages };
  },
  analytics: async () => {
    const { analytics, requests } = await import('../handlers/analytics.ts');
    const messages = async () => (await import('../handlers/analytics/messages.ts')).analytics;
    return { handlers: analytics, requests, messages };
  },
  dashboard: async () => {
    const { dashboard, requests } = await import('../handlers/dashboard.ts');
    return { handlers: dashboard, requests };
  },
  engagements: async () => {
    const { engagements, requests } = await import('../handlers/engagements.ts');
    const messages = async () => (await import('../handlers/engagements/messages.ts')).engagements;
    return { handlers: engagements, requests, messages };
  },
  clients: async () => {
    const { clients, requests } = await import('../handlers/clients.ts');
    const messages = async () => (await import('../handlers/clients/messages.ts')).clients;
    return { handlers: clients, requests, messages };
  },
  projects: async () => {
    const { projects, requests } = await import('../handlers/projects.ts');
    const messages = async () => (await import('../handlers/projects/messages.ts')).projects;
    return { handlers: projects, requests, messages };
  },
  tags: async () => {
    const { tags, requests } = await import('../handlers/tags.ts');
    const messages = async () => (await import('../handlers/tags/messages.ts')).tags;
    return { handlers: tags, requests, messages };
  },
  reports: async () => {
    const { reports, requests } = await import('../handlers/reports.ts');
    const messages = async () => (await import('../handlers/reports/messages.ts')).reports;
    return { handlers: reports, requests, messages };
  },
  organization: async () => {
    const { organization, requests } = await import('../handlers/organization.ts');
    const messages = async () =>
      (await import('../handlers/organization/messages.ts')).organization;
    return { handlers: organization, requests, messages };
  },
  integrations: async () => {
    const { integrations, requests } = await import('../handlers/integrations.ts');
    const messages = async () =>
      (await import('../handlers/integrations/messages.ts')).integrations;
    return { handlers: integrations, requests, messages };
  },
  people: async () => {
    const { people, requests } = await import('../handlers/people.ts');
    const messages = async () => (await import('../handlers/people/messages.ts')).people;
    return { handlers: people, requests, messages };
  },
  assets: async () => {
    const { assets, requests } = await import('../handlers/assets.ts');
    const messages = async () => (await import('../handlers/assets/messages.ts')).assets;
    return { handlers: assets, requests, messages };
  },
  teams: async () => {
    const { teams, requests } = await import('../handlers/teams.ts');
    const messages = async () => (await import('../handlers/teams/messages.ts')).teams;
    return { handlers: teams, requests, messages };
  },
  services: async () => {
    const { services, requests } = await import('../handlers/services.ts');
    const messages = async () => (await import('../handlers/services/messages.ts')).services;
    return { handlers: services, requests, messages };
  },
  tools: async () => {
    const { tools, requests } = await import('../handlers/tools.ts');
    const messages = async () => (await import('../handlers/tools/messages.ts')).tools;
    return { handlers: tools, requests, messages };
  },
  products: async () => {
    const { products, requests } = await import('../handlers/products.ts');
    const messages = async () => (await import('../handlers/products/messages.ts')).products;
    return { handlers: products, requests, messages };
  },
  vendors: async () => {
    const { vendors, requests } = await import('../handlers/vendors.ts');
    const messages = async () => (await import('../handlers/vendors/messages.ts')).vendors;
    return { handlers: vendors, requests, messages };
  },
  reviews: async () => {
    const { reviews, requests } = await import('../handlers/reviews.ts');
    const messages = async () => (await import('../handlers/reviews/messages.ts')).reviews;
    return { handlers: reviews, requests, messages };
  },
};

/** The handlers and request schemas of an area. */
export const loadArea = (area: Area): Promise<LoadedArea> => areas[area]();
