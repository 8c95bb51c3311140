import { authEndpoints } from './auth.ts';
import { devEndpoints } from './dev.ts';
import { operationsEndpoints } from './operations.ts';

/** Every endpoint table, by feature. A feature added here gets its routes, its client and its documentation. */
export const api = {
  auth: authEndpoints,
  dev: devEndpoints,
  operations: operationsEndpoints,
};
