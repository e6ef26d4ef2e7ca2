import type { Allowance } from './budget.ts'
import { DAY_MS } from './durations.ts'

/** So many at once, and as many again within a day. */
export const perDay = (burst: number): Allowance => ({ burst, perSecond: burst / (DAY_MS / 1_000) })

/**
 * Holds every rate limit, in one table. Add a line here and take from it with `createBudget`; the reasons for the
 * numbers are in docs/adr/0026-what-one-person-may-use.md.
 */
export const budgets = {
  /** Calls of one person, or of an address for anonymous callers. A screen opens with a handful and then rests. */
  calls: { burst: 200, perSecond: 30 },
  /** Calls of one address: two hundred pages of a school open in the same minute. */
  addressCalls: { burst: 4_000, perSecond: 400 },
  /**
   * Files that one person begins to upload. A teacher who moves in brings some hundreds at once; afterwards 900 an hour
   * are more than a hand can choose.
   */
  uploads: { burst: 1_000, perSecond: 0.25 },
  /**
   * Requests of one person to the object store: a page shows some dozens of pictures, and an upload sends a few parts a
   * second. Lists cost five.
   */
  storeRequests: { burst: 400, perSecond: 40 },
  /**
   * Tokens of invitations that one address tries: two classes that open their links at once, and then one each second.
   */
  invitations: { burst: 120, perSecond: 1 },
  /**
   * Messages of one person to teachers or students: some dozen that were kept through a cut arrive at once, and then one
   * in five seconds is more than a hand writes for long.
   */
  threadMessages: { burst: 30, perSecond: 0.2 },
  /**
   * Enquiries that visitors behind one network send, beside their captcha: a family asks once or twice, an evening in a
   * community centre some more.
   */
  enquiriesOfNetwork: { burst: 6, perSecond: 12 / (DAY_MS / 1_000) },
  /** Enquiries that are to be answered to one contact: no one can have a stranger called all day. */
  enquiriesOfContact: perDay(3),
  /** Enquiries to one school: its administrators read each, and more than these come from programs. */
  enquiriesOfSchool: perDay(200),
  /** Errors of the chat that one person's pages report. */
  chatErrors: { burst: 20, perSecond: 0.1 },
  /**
   * Sign-ins of one address that are on their way or failed; those that succeed are given back. Two classes of thirty
   * behind one address can sign in at the same moment and still mistype, and a program that tries one password on
   * invented or real names is down to thirty a minute, one second of argon2.
   */
  signIns: { burst: 60, perSecond: 0.5 },
  /**
   * Wrong authenticator and recovery codes of one account, on one device that the account knows: more than anybody
   * mistypes, and unknown devices cannot spend it.
   */
  secondSteps: { burst: 10, perSecond: 1 / 60 },
  /**
   * The same of one account from all devices that it does not know. Of a million codes three are right at a time, so
   * that guessing for a year after the password is known succeeds with one account in four.
   */
  strangeSecondSteps: { burst: 5, perSecond: 1 / 300 },
  /**
   * Captcha work given to one network: the server derives a key for each. Two hundred people behind it may need one.
   */
  captchaWork: { burst: 200, perSecond: 0.2 },
  /** Messages by which an administrator tests a service: each text costs money, and mail goes to any address. */
  outsideTests: { burst: 5, perSecond: 20 / (DAY_MS / 1_000) },
  /** Texts to numbers that are not its own, of one account: a change of phone takes one, a mistyped number one more. */
  textsOfAccount: perDay(6),
  /** Codes by mail that one account has sent, to whichever addresses: a mistyped one takes a second. */
  letterCodesOfAccount: perDay(5),
  /** Codes by mail to one address, from whichever accounts: no one can have a stranger's mailbox filled. */
  letterCodesOfAddress: perDay(5),
  /** Texts that unknown devices ask for, to numbers that differ in their last four digits only: fraud buys ranges. */
  textsOfPrefix: perDay(40),
  /** Texts to one country that unknown devices asked for. Those in all are a setting: `smsPerDay`. */
  textsOfCountry: perDay(500),
  /**
   * Frames of one socket: live ink is 60 a second, and a reconnect sends a few hundred kept commands at once. Above all
   * that a person may do within the budgets below, so it only ends what does not listen.
   */
  frames: { burst: 400, perSecond: 120 },
  /**
   * Entries of metrics of one person: a browser keeps a thousand while it is offline, and then notes a few a minute.
   */
  metricEntries: { burst: 1_000, perSecond: 0.5 },
  /** Bytes of the same, as they are stored; an entry has at most 1,500 characters. */
  metricBytes: { burst: 3_000_000, perSecond: 1_500 },
  /**
   * Commands that one person sends to rooms: a fast scribbler makes 8 strokes a second, a held undo key 30 commands.
   * After a long cut some hundreds that were kept arrive at once. Acts on thousands of strokes cost more than one.
   */
  commands: { burst: 300, perSecond: 30 },
  /** Strokes among these commands: more than twice what the fastest hand draws for minutes. */
  strokes: { burst: 300, perSecond: 20 },
  /**
   * Bytes that one person adds to logs: ink, words, ids of what is erased. The hand above makes 2.5 kB a second. Three
   * hundred long strokes of 3 kB, kept through a cut, arrive at once; a full page can be cleared.
   */
  logBytes: { burst: 2_000_000, perSecond: 32_000 },
  /**
   * Bytes of a stroke while it is drawn, each sent on to the whole class: 60 frames a second of four points are 3 kB.
   */
  liveInk: { burst: 64_000, perSecond: 16_000 },
  /**
   * Commands of all people of one room: a class of 500 answers within a second or two, or comes back after a restart.
   */
  roomCommands: { burst: 4_000, perSecond: 400 },
  /**
   * Entries of one person, each of which may send a whole board. A page whose line breaks again and again tries every
   * two seconds for half a minute, then every ten.
   */
  entries: { burst: 30, perSecond: 0.2 },
  /** Entries with one ticket. A page asks for a new one each time; one that is used again and again is a loop. */
  ticketUses: { burst: 5, perSecond: 0.05 },
  /** Pages of older chat, which a person asks for by scrolling; one at a time for each socket. */
  chatPages: { burst: 20, perSecond: 2 },
  /**
   * Media signals of one person: a class of thirty pictures is subscribed to at once, each connection has candidates.
   */
  mediaSignals: { burst: 300, perSecond: 30 },
  /**
   * Media offers and joins of one person: each makes the media process build a connection. A browser needs one, and one
   * more for each four pictures; a publisher without a media server one for each of eight viewers.
   */
  mediaOffers: { burst: 30, perSecond: 1 },
} as const satisfies Record<string, Allowance>
