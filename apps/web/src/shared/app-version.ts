/** Of this client, as the list of releases names it; moves with every release. */
export const APP_VERSION = '1.2.0'
