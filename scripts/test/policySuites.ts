/** The backend's suites, by their names' beginnings, of what the database alone decides: tables, policies, grants, triggers. */
export const POLICY_SUITES = [
  'migrations',
  'matrix',
  'storageMatrix',
  'deskMatrix',
  'settings.test',
  'versions',
  'trash',
  'schedule',
  'lists',
] as const
