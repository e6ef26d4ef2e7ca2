/** Version of this client, as the list of releases names it; changes with every release. */
export const APP_VERSION = '1.2.0'
