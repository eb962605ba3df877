// Loaded together with the first items: that a change is not stored is shown without another request,
// which would fail as well while there is no network.
export { ChangeNotices } from './change-notices.tsx';
export { RowFailure } from './row-failure.tsx';
