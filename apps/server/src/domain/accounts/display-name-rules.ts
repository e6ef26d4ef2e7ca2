/** A student's name stands beside what they write. One that reads like a role would speak with the school's voice. */
import { asLatin, turnedAround } from './look-alikes.ts'

// Without accents and blanks, in lower case. No family is called so. The last one's stroke is read as the missing `a`.
const ROLE_WORDS = words(
  'teacher teachers tutor tutors instructor lecturer professor laoshi sensei headteacher teachingassistant',
  'profesor profesora professora professore professeur professeure maestra lehrerin',
  'admin admins administrator moderator official staff system support helpdesk customerservice huawenclassroom đmin',
)
const OTHER_ROLE_WORDS = words(
  'преподаватель преподавательница учительница администратор админ модератор репетитор',
  '교사 강사 관리자 운영자',
)
// Families are called so, too: these count only where no other name stands beside them.
const ROLES_OF_FAMILIES = words('lehrer maestro учитель')
/**
 * These count wherever they stand in a name; kana in hiragana, and characters that look alike as the one of the role.
 */
const CJK_ROLE_WORDS = words(
  '老师 老師 教师 教師 教员 教員 讲师 講師 导师 導師 助教 教授 班主任 校长 校長 教务 教務 主持人',
  '先生 せんせい せんせー 管理员 管理員 管理者 管理人 系统 系統 官方 客服 公式 运营 運営 事務局',
  'てぃーちゃー しすてむ すたっふ さぽーと あどみん 华文课堂 華文課堂 선생 교수님',
)
const CJK_LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['⺹', '老'],
  ['耂', '老'],
  ['帅', '师'],
  ['帥', '師'],
  ['敎', '教'],
])
const LONGEST = 'преподавательница'.length + 'student'.length

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '))
}

// Marks on letters, and everything that cannot be seen or turns a line around.
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
const TURNS_LINE = /[\u202a-\u202e\u2066-\u2069]/u

const withoutMarks = (text: string) => text.normalize('NFKD').replace(UNSEEN, '').normalize('NFKC')
const backwards = (text: string) => Array.from(text).reverse().join('')

/** `TeacherLi` and `LITeacher` are two words each. */
const apart = (text: string) => text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')

// Letters that look alike side by side; `i` and `l` look alike in most fonts, whichever was meant.
const asSeen = (text: string) =>
  text.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('l', 'i')

const bothReadings = (word: string) => [asSeen(withoutMarks(word)), asSeen(asLatin(withoutMarks(word)))]
const ROLES: ReadonlySet<string> = new Set([...ROLE_WORDS.map(asSeen), ...OTHER_ROLE_WORDS.flatMap(bothReadings)])
const ROLES_ALONE: ReadonlySet<string> = new Set(ROLES_OF_FAMILIES.flatMap(bothReadings))

/** A role is one of the words, or several of them written as one. */
function hasRole(words: readonly string[]): boolean {
  if (ROLES_ALONE.has(asSeen(words.join('')))) return true
  return words.some((_, first) => {
    let run = ''
    for (let next = first; next < words.length && run.length < LONGEST; next++) {
      run += words[next] ?? ''
      if (ROLES.has(asSeen(run))) return true
    }
    return false
  })
}

function hasCjkRole(name: string): boolean {
  // Japanese sound marks are marks of their own after NFKD: CJK words are looked for in what keeps them.
  const seen = Array.from(
    name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, ''),
    (char) =>
      /[ァ-ヶ]/u.test(char)
        ? String.fromCodePoint((char.codePointAt(0) ?? 0) - 0x60)
        : (CJK_LOOK_ALIKES.get(char) ?? char),
  ).join('')
  // Once with the letters of other scripts in between, once without them.
  const joined = [/[^\p{L}]/gu, /[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/gu].map((others) =>
    seen.replace(others, ''),
  )
  return CJK_ROLE_WORDS.some((word) => joined.some((text) => text.includes(word)))
}

export function imitatesRole(name: string): boolean {
  const directions = TURNS_LINE.test(name) ? [name, backwards(name)] : [name]
  return directions.some((text) => {
    if (hasCjkRole(text)) return true
    const bare = withoutMarks(text)
    return [bare, asLatin(bare), turnedAround(bare.toLowerCase()) ?? '']
      .map((read) => apart(read).toLowerCase())
      .some((read) => hasRole(split(read, /[^a-z]+/)) || hasRole(split(read, /[^\p{L}]+/u)))
  })
}

const split = (text: string, between: RegExp) => text.split(between).filter((word) => word !== '')
