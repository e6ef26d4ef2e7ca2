/** The tables of an import: their columns, what each is called, and what a cell may hold. */
import { LESSON_MINUTES } from '../../courses/public-course.ts'
import { readClassType, readDay, readNumber, readPrice, readTime } from './import-values.ts'

export type SchoolTable = 'teachers' | 'students' | 'textbooks' | 'courses' | 'classes' | 'series' | 'enrolments'

/** In the order in which rows are carried out: what others need comes first. */
export const TABLES: readonly SchoolTable[] = [
  'textbooks',
  'teachers',
  'students',
  'courses',
  'classes',
  'enrolments',
  'series',
]

export interface ImportColumn {
  /** The column in files that we write, and in reports. */
  name: string
  isRequired?: boolean
  max: number
  /** True for text of several lines. */
  hasLines?: boolean
  /** Tells what a cell may hold, without a language; reports and templates show it. */
  allowed?: string
  /** The value as we keep it; a text that it does not know comes back as it is. */
  read?: (text: string) => string
  /** Other words that files use, in small letters and without blanks. */
  aliases: readonly string[]
}

const column = (name: string, max: number, aliases: string, isRequired = false): ImportColumn => ({
  name,
  max,
  isRequired,
  aliases: aliases.split(' ').filter((alias) => alias !== ''),
})

/** Texts of a fixed form are never too long: their form is what is wrong with them. */
export const hasForm = ({ allowed }: ImportColumn): boolean => allowed !== undefined

export const SERIES_MAX = 200
const DAY_ALLOWED = '2014-03-05, 2014/3/5'
const MINUTES_ALLOWED = LESSON_MINUTES.join(', ')

const introduction = (max: number) => ({ ...column('introduction', max, '简介 介绍 紹介'), hasLines: true })
const externalId = (isRequired = false) =>
  column(
    'externalId',
    64,
    'id sourcedid idinyourownsystem 编号 学号 工号 校内编号 外部编号 学校独自のid 外部id',
    isRequired,
  )
const name = (max: number, aliases: string) => column('name', max, `${aliases} 名称 名前 title`, true)
const people = [
  externalId(),
  name(50, '姓名 氏名 fullname'),
  column('nickname', 50, '昵称 表示名 displayname'),
  { ...column('username', 64, '用户名 账号 ユーザー名 login'), allowed: '3–64: A–Z a–z 0–9 . _ - @ +' },
  { ...column('phoneCountry', 4, 'zone 区号 国番号 countrycode'), allowed: '86, 81, 44' },
  { ...column('mobile', 15, 'phone 手机 手机号 电话 携帯電話 電話番号'), allowed: '0–9 (4–15)' },
]

export const COLUMNS: Readonly<Record<SchoolTable, readonly ImportColumn[]>> = {
  teachers: people,
  students: [
    ...people,
    { ...column('birthday', 10, '生日 出生日期 生年月日 dateofbirth'), allowed: DAY_ALLOWED, read: readDay },
    column('parentName', 50, 'guardian 家长 家长姓名 保護者 保護者名'),
    column('parentMobile', 20, 'guardianphone 家长电话 家长手机 保護者電話'),
    column('familyOf', 64, 'family 家庭 兄弟姐妹 家族'),
  ],
  textbooks: [
    externalId(true),
    name(100, '教材 教材名 教科書'),
    introduction(500),
    column('chapters', 8_000, '章节 目录 章'),
  ],
  courses: [
    externalId(true),
    name(50, '课程 课程名 コース coursename'),
    { ...column('classType', 5, '类型 班型 種類'), allowed: 'small, large', read: readClassType },
    column('textbook', 100, '教材 教科書'),
    { ...column('lessonMinutes', 3, 'minutes 课时分钟 分钟 時間'), allowed: MINUTES_ALLOWED, read: readNumber },
    { ...column('price', 12, '价格 学费 料金 fee'), allowed: '0, 1280, 1280.50', read: readPrice },
    introduction(2_000),
  ],
  classes: [
    externalId(true),
    name(50, '班级 班级名 クラス classname'),
    column('course', 64, '课程 课程编号 コース', true),
    column('teacher', 64, '老师 教师 先生', true),
    { ...column('studentLimit', 3, 'seats 人数 座位 定員'), allowed: '1, 2, 3 …', read: readNumber },
  ],
  series: [
    column('class', 64, '班级 班级编号 クラス', true),
    { ...column('weekdays', 60, 'weekday 星期 曜日', true), allowed: '1–7, 周一, Mon, 月曜日' },
    { ...column('time', 5, '时间 开始时间 時刻', true), allowed: '18:30', read: readTime },
    { ...column('startDate', 10, '开始日期 起始日期 開始日', true), allowed: DAY_ALLOWED, read: readDay },
    { ...column('lessons', 3, 'count 课数 回数', true), allowed: `1–${SERIES_MAX}`, read: readNumber },
    { ...column('minutes', 3, '分钟 分'), allowed: MINUTES_ALLOWED, read: readNumber },
    { ...column('timeZone', 64, '时区 タイムゾーン'), allowed: 'Asia/Shanghai, Europe/Madrid' },
  ],
  enrolments: [column('class', 64, '班级 班级编号 クラス', true), column('student', 64, '学生 学号 生徒', true)],
}

const plain = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*-]/g, '')

export type HeaderFault = 'unknown-columns' | 'repeated-columns'

/**
 * Which column each header is; null for headers that mean nothing here, which are left aside.
 * @returns `unknown-columns` when a required column is missing, `repeated-columns` when two headers are the same one
 */
export function readHeaders(table: SchoolTable, headers: readonly string[]): (ImportColumn | null)[] | HeaderFault {
  const columns = COLUMNS[table]
  const read = headers.map((header) => {
    const word = plain(header)
    return columns.find(({ name, aliases }) => plain(name) === word || aliases.includes(word)) ?? null
  })
  const known = read.filter((found) => found !== null)
  if (columns.some((needed) => needed.isRequired === true && !known.includes(needed))) return 'unknown-columns'
  return new Set(known).size === known.length ? read : 'repeated-columns'
}

// In small letters, as they stand in the names of files; an export is named by its table.
const FILE_WORDS: Readonly<Record<SchoolTable, readonly string[]>> = {
  teachers: ['teacher', '老师', '教师', '先生', '教員'],
  students: ['student', '学生', '学员', '生徒'],
  textbooks: ['textbook', '教材', '教科書'],
  courses: ['course', '课程', 'コース'],
  classes: ['class', '班级', 'クラス'],
  series: ['series', 'schedule', '课表', '時間割'],
  enrolments: ['enrolment', 'enrollment', '名单', '名簿'],
}

/**
 * The table whose columns these headers are: the one that knows the most of them. Where several know as many, the name
 * of the file decides: teachers have no column that students do not have.
 */
export function guessTable(headers: readonly string[], fileName = ''): SchoolTable | HeaderFault | 'ambiguous-columns' {
  const tables = TABLES.map((table) => ({ table, read: readHeaders(table, headers) }))
  const fits = tables.flatMap(({ table, read }) =>
    typeof read === 'string' ? [] : [{ table, known: read.filter((found) => found !== null).length }],
  )
  if (fits.length === 0)
    return tables.some(({ read }) => read === 'repeated-columns') ? 'repeated-columns' : 'unknown-columns'
  const most = Math.max(...fits.map(({ known }) => known))
  const best = fits.filter(({ known }) => known === most).map(({ table }) => table)
  const name = fileName.normalize('NFKC').toLowerCase()
  const named = best.filter((table) => FILE_WORDS[table].some((word) => name.includes(word)))
  const [found, ...others] = best.length === 1 ? best : named
  return found === undefined || others.length > 0 ? 'ambiguous-columns' : found
}
