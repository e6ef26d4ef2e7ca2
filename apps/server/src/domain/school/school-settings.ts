/** Each school chooses where the product document gives two numbers; the first is the default. */
export interface SchoolSettings {
  /** Seats of a large class: 200, or 500. */
  largeClassLimit: number
  /** Characters of a lesson's or class's name. */
  lessonNameMax: number
  /** Lessons a student or teacher may move in one calendar month; 0 forbids it. */
  adjustmentsPerMonth: number
  /** Browsers an account may be known on before a new one must prove its phone. */
  knownDevices: number
  /** Sessions of one account at the same time; one more needs the forced sign-in. */
  simultaneousSessions: number
  /** Days after which an unused sign-in ends. */
  sessionIdleDays: number
  /** Days after which every sign-in ends, however often it is used. */
  sessionDays: number
  /** Days until a person is asked to change the password. */
  passwordDays: number
  /** Days between asking for the deletion of an account and the deletion. */
  accountDeletionDays: number
  /** Days a teacher has to mark a homework. */
  markingDays: number
  approvesSystemReplays: boolean
  /** Bytes of one picture, sound or film (mp4), see `upload-rules`. */
  imageLimitBytes: number
  audioLimitBytes: number
  videoLimitBytes: number
}

// Takes the first wherever the product document gives two numbers.
const defaultSettings: SchoolSettings = {
  largeClassLimit: 200,
  lessonNameMax: 50,
  adjustmentsPerMonth: 4,
  knownDevices: 5,
  simultaneousSessions: 1,
  sessionIdleDays: 30,
  sessionDays: 90,
  passwordDays: 90,
  accountDeletionDays: 7,
  markingDays: 7,
  approvesSystemReplays: true,
  imageLimitBytes: 200 * 1024 ** 2,
  audioLimitBytes: 50 * 1024 ** 2,
  videoLimitBytes: 1024 ** 3,
}

/** Returns the settings of a school: its own choices, and the default for all others. */
export const schoolSettings = (own: Partial<SchoolSettings> = {}): SchoolSettings => ({ ...defaultSettings, ...own })
