import type { SchoolSettings } from '../db/schema/values.ts'

/** Where the product document gives two numbers, the first. */
const defaultSettings: SchoolSettings = {
  largeClassLimit: 200,
  lessonNameMax: 50,
  adjustmentsPerMonth: 4,
  knownDevices: 5,
  simultaneousSessions: 1,
  passwordDays: 90,
  accountDeletionDays: 7,
  markingDays: 7,
  approvesSystemReplays: true,
  imageLimitBytes: 200 * 1024 ** 2,
  audioLimitBytes: 50 * 1024 ** 2,
  videoLimitBytes: 1024 ** 3,
}

/** What holds in a school: its own choices, and the default for everything else. */
export const schoolSettings = (own: Partial<SchoolSettings> = {}): SchoolSettings => ({ ...defaultSettings, ...own })
