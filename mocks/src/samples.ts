/** Values of the backend for tests that answer single calls themselves, so that these are written once. */
export { schoolSettings } from '@hwjy/server/school-settings'
