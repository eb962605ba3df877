// Loaded together when the first task is selected: what became of a change is shown without another
// request, which would fail as well while there is no network.
export { BulkBar } from './bulk-bar.tsx';
export { BulkNotices } from './bulk-notices.tsx';
