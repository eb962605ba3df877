import type { Area } from '#openapi/generated/operations.ts';
import type { Handlers } from './core/handler.ts';
import type { LoadArea, LoadedArea } from './core/loaded-area.ts';

type Loader<In extends Area> = () => Promise<LoadedArea & { handlers: Handlers<In> }>;

/**
 * One loader per area of the contract: a missing area does not compile. The handlers' file brings
 * the request schemas along, so that an area is one download.
 */
const areas: { [In in Area]: Loader<In> } = {
  session: async () => {
    const { session, requests } = await import('./handlers/session.ts');
    return { handlers: session, requests };
  },
  profile: async () => {
    const { profile, requests, messages } = await import('./handlers/profile.ts');
    return { handlers: profile, requests, messages };
  },
  registration: async () => {
    const { registration, requests, messages } = await import('./handlers/registration.ts');
    return { handlers: registration, requests, messages };
  },
  notifications: async () => {
    const { notifications, requests, messages } = await import('./handlers/notifications.ts');
    return { handlers: notifications, requests, messages };
  },
  clockwork: async () => {
    const { clockwork, requests, messages } = await import('./handlers/clockwork.ts');
    return { handlers: clockwork, requests, messages };
  },
  analytics: async () => {
    const { analytics, requests, messages } = await import('./handlers/analytics.ts');
    return { handlers: analytics, requests, messages };
  },
  dashboard: async () => {
    const { dashboard, requests, reads } = await import('./handlers/dashboard.ts');
    return { handlers: dashboard, requests, reads };
  },
  engagements: async () => {
    const { engagements, requests, messages } = await import('./handlers/engagements.ts');
    return { handlers: engagements, requests, messages };
  },
  clients: async () => {
    const { clients, requests, messages } = await import('./handlers/clients.ts');
    return { handlers: clients, requests, messages };
  },
  projects: async () => {
    const { projects, requests, messages } = await import('./handlers/projects.ts');
    return { handlers: projects, requests, messages };
  },
  tags: async () => {
    const { tags, requests, messages } = await import('./handlers/tags.ts');
    return { handlers: tags, requests, messages };
  },
  reports: async () => {
    const { reports, requests, messages } = await import('./handlers/reports.ts');
    return { handlers: reports, requests, messages };
  },
  organization: async () => {
    const { organization, requests, messages } = await import('./handlers/organization.ts');
    return { handlers: organization, requests, messages };
  },
  integrations: async () => {
    const { integrations, requests, messages } = await import('./handlers/integrations.ts');
    return { handlers: integrations, requests, messages };
  },
  people: async () => {
    const { people, requests, messages } = await import('./handlers/people.ts');
    return { handlers: people, requests, messages };
  },
  assets: async () => {
    const { assets, requests, messages } = await import('./handlers/assets.ts');
    return { handlers: assets, requests, messages };
  },
  teams: async () => {
    const { teams, requests, messages } = await import('./handlers/teams.ts');
    return { handlers: teams, requests, messages };
  },
  services: async () => {
    const { services, requests, messages } = await import('./handlers/services.ts');
    return { handlers: services, requests, messages };
  },
  tools: async () => {
    const { tools, requests, messages } = await import('./handlers/tools.ts');
    return { handlers: tools, requests, messages };
  },
  products: async () => {
    const { products, requests, messages } = await import('./handlers/products.ts');
    return { handlers: products, requests, messages };
  },
  vendors: async () => {
    const { vendors, requests, messages } = await import('./handlers/vendors.ts');
    return { handlers: vendors, requests, messages };
  },
  reviews: async () => {
    const { reviews, requests, messages } = await import('./handlers/reviews.ts');
    return { handlers: reviews, requests, messages };
  },
};

/** The handlers and request schemas of an area. */
export const loadArea: LoadArea = (area) => areas[area]();
