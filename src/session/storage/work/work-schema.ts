import * as v from 'valibot';

/** The schema of work as stored on the device, with its names. */
export const workSchema = v.object({
  projectId: v.string(),
  projectDisplayString: v.string(),
  taskId: v.nullable(v.string()),
  taskDisplayString: v.string(),
});
