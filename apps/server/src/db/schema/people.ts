import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SessionRunOut } from '../../domain/accounts/session-rules.ts'
import { instant } from '../columns.ts'
import { grade, school } from './school.ts'
import type { Language } from '@hwjy/sdk/errors'
import type { SchoolRole } from '../../domain/actor.ts'

export type SessionEnd =
  | 'signed-in-elsewhere'
  | 'ended-by-person'
  | 'ended-by-school'
  | 'password-changed'
  | 'demo-ended'
  | 'token-reused'
  | SessionRunOut

/** The holder of a sign-in. A family shares one account: its students are persons of their own. */
export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    /** Names and phones are unique in a school: the same family may be known to two of them. */
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    username: text().notNull(),
    /** Dialling prefix without plus, such as 86. */
    zone: text(),
    mobile: text(),
    /** The phone it will have at `phoneChangesAt`, because the present one is lost; all three are null otherwise. */
    nextZone: text('next_zone'),
    nextMobile: text('next_mobile'),
    phoneChangesAt: instant('phone_changes_at'),
    /** PHC string, argon2id. Null when there is none: signing in takes a code or WeChat. */
    passwordHash: text('password_hash'),
    /** Null until a password was chosen. */
    passwordChangedAt: instant('password_changed_at'),
    isTwoFactor: boolean('is_two_factor').notNull().default(false),
    /** The account is deleted at this moment unless the person cancels. */
    closesAt: instant('closes_at'),
    createdAt: instant('created_at'),
    /** The student a family looked at last: the next sign-in opens there. */
    lastPersonId: text('last_person_id'),
  },
  (t) => [
    index('account_closes_at').on(t.closesAt),
    index('account_phone_changes_at').on(t.phoneChangesAt),
    // Phones begin a word with a capital letter.
    uniqueIndex('account_username').on(t.schoolId, sql`lower(${t.username})`),
    uniqueIndex('account_mobile').on(t.schoolId, t.zone, t.mobile),
  ],
)

export const person = pgTable(
  'person',
  {
    id: text().primaryKey(),
    /** Null for a person who cannot sign in any more. */
    accountId: text('account_id').references(() => account.id),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    role: text().$type<SchoolRole>().notNull(),
    name: text().notNull(),
    nickname: text().notNull(),
    /** Key of the object; the whole address of a picture that lies elsewhere. */
    avatarKey: text('avatar_key'),
    introduction: text().notNull().default(''),
    /** `YYYY-MM-DD`. */
    birthday: text(),
    gradeId: text('grade_id').references(() => grade.id),
    parentName: text('parent_name').notNull().default(''),
    parentMobile: text('parent_mobile').notNull().default(''),
    wechatName: text('wechat_name').notNull().default(''),
    /** IANA name; null follows the device. */
    timeZone: text('time_zone'),
    /** The rights of a teacher for the whole school, such as `replay.audit`. */
    permissions: jsonb().$type<string[]>().notNull().default([]),
    /** The id of another system, by which an import finds the person again. */
    externalId: text('external_id'),
    createdAt: instant('created_at'),
    /** When the school office changed it last. */
    updatedAt: instant('updated_at'),
    /** Since then the person may not sign in; null for all who may. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('person_account').on(t.accountId),
    index('person_school').on(t.schoolId, t.role, t.name),
    uniqueIndex('person_external').on(t.schoolId, t.externalId),
  ],
)

/** Keeps what a family has set for itself; a family that has set nothing has no row. */
export const familySetting = pgTable('family_setting', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The family page takes a recent proof: a child shares the sign-in. */
  isLocked: boolean('is_locked').notNull().default(false),
  /** The weekly letter goes there, and its owner has confirmed it; null while it is off. */
  letterAddress: text('letter_address'),
  /** Waits for the code that was sent there, and gets no letter before; null when nothing waits. */
  unconfirmedAddress: text('unconfirmed_address'),
  letterLanguage: text('letter_language').$type<Language>().notNull().default('en-US'),
  updatedAt: instant('updated_at').notNull(),
})

/** A code that was sent to an address of the weekly letter. The code itself is calculated from the id and a secret. */
export const letterCode = pgTable(
  'letter_code',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    mailAddress: text('mail_address').notNull(),
    language: text().$type<Language>().notNull(),
    tries: smallint().notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('letter_code_account').on(t.accountId, t.sentAt),
    index('letter_code_address').on(sql`lower(${t.mailAddress})`, t.sentAt),
    index('letter_code_sent').on(t.sentAt),
  ],
)

/** One sign-in on one device, from the proof of who it is until it ends or is no longer refreshed. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the bearer token, hex: an attacker who reads this table cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    role: text().$type<SchoolRole>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The end of the bearer token. */
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Identifies it in the person's list of sessions, and ends it there. */
    id: text().unique(),
    /** The token before the last refresh stays good for the calls that were on their way. */
    previousTokenHash: text('previous_token_hash').unique(),
    previousUntil: instant('previous_until'),
    refreshExpiresAt: instant('refresh_expires_at'),
    deviceId: text('device_id').notNull().default(''),
    deviceName: text('device_name').notNull().default(''),
    address: text().notNull().default(''),
    /** When a right password, and when a code sent to the account's phone, was last given in this session. */
    passwordProvenAt: instant('password_proven_at'),
    phoneProvenAt: instant('phone_proven_at'),
    /** The same of an authenticator code, a recovery code or a passkey. */
    strongProvenAt: instant('strong_proven_at'),
    endedAt: instant('ended_at'),
    /** The reason is given to clients that still use it. */
    endReason: text('end_reason').$type<SessionEnd>(),
  },
  (t) => [index('session_expires_at').on(t.expiresAt), index('session_person').on(t.personId, t.lastSeenAt)],
)

/** Each opens the session's next bearer token once; one that is shown again ends the session. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    /** SHA-256, hex. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_token_expires').on(t.expiresAt), index('refresh_token_session').on(t.sessionId)],
)

export const device = pgTable(
  'device',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    deviceId: text('device_id').notNull(),
    name: text().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.deviceId] })],
)

export const totp = pgTable('totp', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  /** Sealed with the server's secret: a copy of the database makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Time step of the newest code that was used: each works once. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of account and code, hex. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
)

export const passkey = pgTable(
  'passkey',
  {
    /** The credential id of WebAuthn, base64url. */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Counts its signatures, as far as it counts; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkey_account').on(t.accountId, t.createdAt)],
)

/** Failed sign-ins by account, or by an unknown name, and by address; a success removes them. */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  { id: text().primaryKey(), subject: text().notNull(), failedAt: instant('failed_at').notNull() },
  (t) => [index('sign_in_attempt_subject').on(t.subject, t.failedAt)],
)

/** A code sent to a phone. It opens one operation, once, for a few minutes and a few tries. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: text().primaryKey(),
    /** A code opens an account of this school alone: another one may know the same phone. */
    schoolId: text('school_id').notNull(),
    zone: text().notNull(),
    mobile: text().notNull(),
    operation: text().notNull(),
    /** Keyed with the server's secret: six digits would be found from a plain hash at once. */
    codeHash: text('code_hash').notNull(),
    /** The network of the asker. */
    address: text().notNull(),
    /** The asker, who alone can use it: a device, or a network for an asker without a name. */
    asker: text().notNull().default(''),
    /** See `CodeStanding`: a proven owner is familiar, and so is a device that the account knows. */
    isFamiliar: boolean('is_familiar').notNull().default(false),
    isKnownDevice: boolean('is_known_device').notNull().default(false),
    /** The account whose sign-in asked for it, where the number is not that account's own. */
    accountId: text('account_id'),
    /** False for a number that no account has: nothing was sent, and nothing paid. */
    isDelivered: boolean('is_delivered').notNull().default(true),
    tries: smallint().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('sms_code_phone').on(t.zone, t.mobile, t.operation, t.sentAt),
    index('sms_code_address').on(t.address, t.sentAt),
    index('sms_code_sent').on(t.sentAt),
  ],
)

/** A message for an outside service; where none is configured, it is read here in development. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: text().primaryKey(),
    schoolId: text('school_id').notNull(),
    channel: text().$type<'sms'>().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('outbox_message_created').on(t.createdAt), index('outbox_message_school').on(t.schoolId, t.createdAt)],
)

export const socialBinding = pgTable(
  'social_binding',
  {
    provider: text().$type<'wechat'>().notNull(),
    openId: text('open_id').notNull(),
    /** The account's: one WeChat may sign in to an account of each school. */
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    nickname: text().notNull(),
    boundAt: instant('bound_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.schoolId, t.openId] }),
    uniqueIndex('social_binding_account').on(t.accountId, t.provider),
  ],
)

/** Secrets that open something once: solved captchas, two-factor challenges, QR tickets. */
export const usedNonce = pgTable(
  'used_nonce',
  { nonce: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('used_nonce_expires').on(t.expiresAt)],
)

export const metricEntry = pgTable(
  'metric_entry',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** A batch sent again has the same request id, and therefore the same keys. */
    requestId: text('request_id').notNull(),
    position: smallint().notNull(),
    stuId: text('stu_id'),
    subBizType: text('sub_biz_type').notNull(),
    logType: text('log_type').notNull(),
    collectedAt: instant('collected_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    data: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.requestId, t.position] }),
    index('metric_entry_received').on(t.receivedAt),
  ],
)
