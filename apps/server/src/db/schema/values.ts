/** Shapes that several tables keep in their jsonb columns. */

/** One text in each language of the product. */
export interface Localized {
  zh: string
  en: string
  ja: string
}

/** An uploaded file that a person attached to what they wrote. */
export interface Attachment {
  resourceId: string
  fileName: string
  objectKey: string
  contentType: string
  sizeBytes: number
  /** Sound and film only. */
  durationSeconds?: number
}

/** A contract as it is read: a title and numbered clauses, in one language. */
export interface ContractDocument {
  language: 'zh-CN' | 'en-US' | 'ja-JP'
  title: string
  clauses: { heading: string; text: string }[]
}

export interface ChoiceOption {
  /** `A` to `F`. */
  key: string
  title: string
}

/** Where the product document gives two numbers, the school decides; the first is the default. */
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
  /** Days until a person is asked to change the password. */
  passwordDays: number
  /** Days between asking for the deletion of an account and the deletion. */
  accountDeletionDays: number
  /** Days a teacher has to mark a homework. */
  markingDays: number
  /** Whether replays that the system recorded need nobody's approval. */
  approvesSystemReplays: boolean
  /** Bytes of one picture, sound or film (mp4), see `upload-rules`. */
  imageLimitBytes: number
  audioLimitBytes: number
  videoLimitBytes: number
}
