/** Stands for all projects whose names the reader may not know: their hours count without a name. */
export const otherProjectsId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
