import * as v from 'valibot';

/** Work as a device keeps it, with what it is called. */
export const workSchema = v.object({
  projectId: v.string(),
  projectDisplayString: v.string(),
  taskId: v.nullable(v.string()),
  taskDisplayString: v.string(),
});
