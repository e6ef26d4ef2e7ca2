/** Two hundred students who fill the demo's larger classes. They are made from two lists of names, always the same. */
export interface Classmate {
  id: string
  accountId: string
  username: string
  name: string
  nickname: string
  /** IANA name; null follows the device. */
  timeZone: string | null
}

/** Families, by where they live. */
const FAMILIES: readonly (readonly [name: string, timeZone: string | null])[] = [
  ['Nowak', 'Europe/Warsaw'],
  ['Becker', 'Europe/Berlin'],
  ['Moreau', 'Europe/Paris'],
  ['Rossi', 'Europe/Rome'],
  ['García', 'Europe/Madrid'],
  ['Walker', 'America/New_York'],
  ['Nguyen', 'America/Los_Angeles'],
  ['Silva', 'America/Sao_Paulo'],
  ['Adeyemi', 'Africa/Lagos'],
  ['Haddad', 'Africa/Cairo'],
  ['Sharma', 'Asia/Kolkata'],
  ['Tanaka', 'Asia/Tokyo'],
  ['Kim', 'Asia/Seoul'],
  ['Tan', 'Asia/Singapore'],
  ['Campbell', 'Australia/Sydney'],
  ['Wiryawan', null],
]
const GIVEN_NAMES = [
  'Lena',
  'Marco',
  'Sofia',
  'Noah',
  'Aisha',
  'Yuki',
  'Daniel',
  'Mia',
  'Omar',
  'Clara',
  'Leo',
  'Ines',
  'Theo',
]

export const CLASSMATE_COUNT = 200
const ACCOUNT_PREFIX = 'acc_usr_mate'

export const CLASSMATES: readonly Classmate[] = Array.from({ length: CLASSMATE_COUNT }, (_, index) => {
  const [family, timeZone] = FAMILIES[index % FAMILIES.length] ?? ['', null]
  const given = GIVEN_NAMES[index % GIVEN_NAMES.length] ?? ''
  const no = String(index + 1).padStart(3, '0')
  const id = `usr_mate${no}`
  return {
    id,
    accountId: `acc_${id}`,
    username: `student.mate${no}`,
    name: `${given} ${family}`,
    nickname: given,
    timeZone,
  }
})

export const isClassmateAccount = (accountId: string): boolean => accountId.startsWith(ACCOUNT_PREFIX)
