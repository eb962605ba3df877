import { getRouteApi } from '@tanstack/react-router';

const tenantRoute = getRouteApi('/_tenant');

/** The tenant worked in and the right that is missing, as the guard found them. */
export const usePage = () => tenantRoute.useRouteContext();
